"""Travel (DES-248, DER-110): for each icon of the route a Travel card, resolved before the map is set up.

The heroes are on the road, on no map. Damage from Travel cards stops at 1 health left.
"""

import cython


def journey_task(s, c):
    """count: icons done. A card that is skipped is not drawn."""
    f = top(s)
    if f.count == 0:
        on_the_road(s, c, STANDING)
    if f.count == MOST_ICONS or c.quest[s.quest].route[f.count] < 0:
        on_the_road(s, c, ABSENT)
        s.skip_travel = 0
        pop(s)
        return
    f.count += 1
    if s.skip_travel:
        s.skip_travel = 0
    else:
        push(s, TRAVEL, -1, draw_travel(s), c.quest[s.quest].route[f.count - 1], 0)


def on_the_road(s, c, life):
    """Standing, so that they can test."""
    for h in range(c.options.heroes):
        s.figure[h].life = life


def draw_travel(s):
    """One of the cards left; when all have been drawn the deck is whole again."""
    n = 0
    for card in range(N_TRAVEL):
        if not s.travelled >> card & 1:
            n += 1
    if n == 0:
        s.travelled = 0
        n = N_TRAVEL
    k = below(cython.address(s.head.rng), n)
    card = 0
    while k > 0 or s.travelled >> card & 1:
        if not s.travelled >> card & 1:
            k -= 1
        card += 1
    s.travelled |= 1 << card
    return card


# --- the cards: what the line of a terrain says


def read_line(card, terrain, line):
    """The line of a card for a terrain; how == NOTHING_HAPPENS if it has none."""
    memset(line, 0, cython.sizeof(Line))
    if terrain == ROAD:
        read_road(card, line)
    elif terrain == PLAIN_ROUTE:
        read_plain(card, line)
    elif terrain == FOREST:
        read_forest(card, line)
    elif terrain == MOUNTAIN_ROUTE:
        read_mountain(card, line)
    else:
        read_water(card, line)


def read_road(card, line):
    if card == TRV_2:
        test_line(line, EACH_TESTS, KNOWLEDGE)
        line.search = 1
    elif card == TRV_6:
        line.how = SKIP
    elif card == TRV_7:
        test_line(line, ONE_TESTS, KNOWLEDGE)
        line.betray = 1
    elif card == TRV_9:
        test_line(line, EACH_TESTS, KNOWLEDGE)
        line.cards = 1


def read_plain(card, line):
    if card == TRV_1:
        test_line(line, EACH_TESTS, WILLPOWER)
        line.fatigue = 1
        line.all_passed = 1
    elif card == TRV_2:
        line.how = YES_OR_NO
        line.cards = 1
        line.no_damage = 1
    elif card in (TRV_3, TRV_8):
        line.how = AT_ONCE
        line.cards = 1
    elif card == TRV_4:
        test_line(line, ONE_TESTS, MIGHT)
        line.damage = 1
    elif card == TRV_10:
        test_line(line, ONE_TESTS, WILLPOWER)
        line.search = 1


def read_forest(card, line):
    if card == TRV_1:
        line.how = YES_OR_NO
        line.damage = 1
        line.discard = 1
    elif card == TRV_2:
        test_line(line, ONE_TESTS, AWARENESS)
        line.fatigue = 1
    elif card == TRV_3:
        line.how = AT_ONCE
        line.mend = 1
        line.rest = 1
    elif card == TRV_4:
        test_line(line, EACH_TESTS, AWARENESS)
        line.condition = POISONED
        line.all_failed = 1
    elif card == TRV_5:
        line.how = YES_OR_NO
        line.damage = 1
        line.no_cards = 2
    elif card == TRV_6:
        named_test(line)
    elif card == TRV_7:
        line.how = LOWEST
        line.attribute = AWARENESS
        line.condition = POISONED


def read_mountain(card, line):
    if card == TRV_1:
        line.how = AT_ONCE
        line.damage = 1
        line.fatigue = 1
    elif card == TRV_3:
        test_line(line, EACH_TESTS, MIGHT)
        line.damage = 1
        line.all_failed = 1
    elif card == TRV_5:
        line.how = SKIP
    elif card == TRV_6:
        named_test(line)
    elif card == TRV_8:
        line.how = YES_OR_NO
        line.search = 1
        line.cards = 1
    elif card == TRV_9:
        test_line(line, EACH_TESTS, MIGHT)
        line.fatigue = 2
    elif card == TRV_10:
        test_line(line, EACH_TESTS, AWARENESS)
        line.damage = 1
        line.all_failed = 1


def read_water(card, line):
    if card == TRV_4:
        test_line(line, ONE_TESTS, AWARENESS)
        line.search = 1
    elif card == TRV_5:
        test_line(line, EACH_TESTS, WILLPOWER)
        line.condition = DISEASED
    elif card == TRV_7:
        line.how = LOWEST
        line.attribute = MIGHT
        line.condition = DISEASED
    elif card == TRV_8:
        line.how = YES_OR_NO
        line.rest = 1
        line.cards = 1
    elif card == TRV_9:
        test_line(line, EACH_TESTS, AWARENESS)
        line.fatigue = 2
    elif card == TRV_10:
        test_line(line, EACH_TESTS, MIGHT)
        line.fatigue = 1
        line.all_failed = 1


def test_line(line, how, attribute):
    line.how = how
    line.attribute = attribute


def named_test(line):
    """The overlord names the attribute."""
    test_line(line, EACH_TESTS, -1)
    line.damage = 1
    line.fatigue = 1


# --- one card


def travel_task(s, c):
    """source: card, target: terrain."""
    f = top(s)
    read_line(f.source, f.target, cython.address(line))
    if line.how == EACH_TESTS:
        each_tests(s, c, f, cython.address(line))
    elif line.how == ONE_TESTS:
        one_tests(s, c, f, cython.address(line))
    elif line.how == YES_OR_NO:
        yes_or_no(s, c, f, cython.address(line))
    elif line.how == LOWEST:
        lowest(s, c, f, cython.address(line))
    else:
        if line.how == AT_ONCE:
            befall(s, c, cython.address(line))
        elif line.how == SKIP:
            s.skip_travel = 1
        pop(s)


def befall(s, c, line):
    """What happens to all heroes, and to the overlord's hand."""
    for h in range(c.options.heroes):
        if line.mend:
            s.figure[h].damage = 0
        if line.rest:
            s.hero[h].fatigue = 0
        suffer(s, h, line.damage, line.fatigue)
    if line.discard:
        discard_random(s)
    draw_cards(s, c, line.cards)


def suffer(s, h, damage, fatigue):
    """DES-147: fatigue beyond his stamina is damage; DER-110: 1 health is left."""
    me = cython.address(s.hero[h])
    who = cython.address(s.figure[h])
    room = max(0, me.stamina - me.fatigue)
    me.fatigue += min(room, fatigue)
    damage += max(0, fatigue - room)
    who.damage = max(who.damage, min(who.health - 1, who.damage + damage))


def each_tests(s, c, f, line):
    """In index order (DES-145). count: heroes who failed (bits 0 to 3), the attribute (from bit 4)."""
    if f.step == 0:
        f.step = 1
        f.count = line.attribute << ATTRIBUTE_BIT
        if line.attribute < 0:
            ask_road(s, f, 0, NAME_ATTRIBUTE)
        return
    h = (f.step - 1) // 2
    if h == c.options.heroes:
        all_tested(s, c, f, line)
        pop(s)
        return
    f.step += 1
    if f.step % 2 == 0:
        ask_test(s, h, f.count >> ATTRIBUTE_BIT, 0)
    elif s.passed:
        if line.search:
            keep_search(s, c, h)
    else:
        f.count |= 1 << h
        suffer(s, h, line.damage, line.fatigue)
        s.figure[h].conditions |= line.condition
        draw_cards(s, c, line.cards)


def all_tested(s, c, f, line):
    failed = f.count & 15
    for h in range(c.options.heroes):
        if line.all_passed and failed == 0:
            keep_search(s, c, h)
        if line.all_failed and failed == (1 << c.options.heroes) - 1:
            suffer(s, h, 1, 0)


def one_tests(s, c, f, line):
    """A hero whom the speaker chooses. count: he."""
    f.step += 1
    if f.step == 1:
        ask_road(s, f, seat_of(speaker(s, c)), CHOOSE_HERO)
    elif f.step == 2:
        ask_test(s, f.count, line.attribute, 0)
    elif f.step > 3:
        pop(s)
    elif not s.passed:
        befall(s, c, line)
    elif line.search:
        keep_search(s, c, f.count)
    elif line.betray and s.hand_n > 0:
        ask_road(s, f, seat_of(speaker(s, c)), CHOOSE_CARD)


def yes_or_no(s, c, f, line):
    """The speaker accepts or declines, or one of two things happens. count: his answer, then who draws."""
    f.step += 1
    if f.step == 1:
        ask_road(s, f, seat_of(speaker(s, c)), ACCEPT)
    elif f.step == 2:
        accepted(s, c, f, line)
    else:
        if line.search and f.step == 3:
            keep_search(s, c, f.count)
            draw_cards(s, c, line.cards)
        pop(s)


def accepted(s, c, f, line):
    if not f.count:
        for h in range(c.options.heroes):
            suffer(s, h, line.no_damage, 0)
        draw_cards(s, c, line.no_cards)
        pop(s)
    elif line.search:
        ask_road(s, f, seat_of(speaker(s, c)), CHOOSE_HERO)
    else:
        befall(s, c, line)
        pop(s)


def lowest(s, c, f, line):
    """The hero with the lowest value; the overlord says who if several have it. count: he."""
    f.step += 1
    if f.step == 1:
        ask_road(s, f, 0, CHOOSE_HERO)
    else:
        s.figure[f.count].conditions |= line.condition
        pop(s)


# --- questions


def ask_road(s, f, seat, what):
    """count of the question: 1 while it shows the overlord's hand."""
    card = f.source
    terrain = f.target
    push(s, ASK_TRAVEL, seat, card, terrain, 1 if what == CHOOSE_CARD else 0)
    top(s).step = what


def legal_travel(s, c, f, mask):
    n = 0
    if f.step == ACCEPT:
        n = offer(mask, PASS) + offer(mask, YES)
    elif f.step == CHOOSE_HERO:
        n = road_heroes(s, c, f, mask)
    elif f.step == NAME_ATTRIBUTE:
        for a in range(4):
            n += offer(mask, CHOICE + a)
    else:
        for card in range(N_OVERLORD):
            if s.hand[card]:
                n += offer(mask, OVERLORD_CARD + card)
    return n


def road_heroes(s, c, f, mask):
    """All of them, or those with the lowest value of what the card names."""
    read_line(f.source, f.target, cython.address(line))
    least = FAR
    if line.how == LOWEST:
        for h in range(c.options.heroes):
            least = min(least, attribute_of(s, c, h, line.attribute))
    n = 0
    for h in range(c.options.heroes):
        if line.how != LOWEST or attribute_of(s, c, h, line.attribute) == least:
            n += offer(mask, HERO + h)
    return n


def answer_travel(s, c, f, action):
    """The TRAVEL frame is on top."""
    if f.step == ACCEPT:
        top(s).count = action == YES
    elif f.step == CHOOSE_HERO:
        top(s).count = action - HERO
    elif f.step == NAME_ATTRIBUTE:
        top(s).count = (action - CHOICE) << ATTRIBUTE_BIT
    else:
        take_from_hand(s, action - OVERLORD_CARD)
