"""The built-in player: it knows what the seat that is asked may know, and rates every answer.

All values are in hundredths of a Prestige, compared with the other answers to the same question.
"""

import cython


def advise(s, c, seed):
    """The best answer to the question asked; ties are broken by the seed."""
    memset(cython.address(mask), 0, cython.sizeof(mask))
    legal(s, c, mask.on)
    f = top(s)
    think(s, c, f.owner, cython.address(m))
    best = -1
    best_value = 0
    for action in range(N_ACTIONS + 0):  # an int, not an Act
        if mask.on[action]:
            value = 4 * value_of(s, c, cython.address(m), f, action) + tie_break(seed, action)
            if best < 0 or value > best_value:
                best = action
                best_value = value
    return best


def tie_break(seed, action):
    return mix(seed + action) & 3


def value_of(s, c, m, f, action):
    """How good an answer is."""
    kind = f.kind
    if kind in (ASK_USE, ASK_DRAWN, ASK_BEFORE, ASK_AFTER, ASK_CANCEL, ASK_DAMAGE):
        return value_in_window(s, c, m, f, action)
    if kind in (
        ASK_MANNER,
        ASK_HEALED,
        ASK_STAFF,
        ASK_SET,
        ASK_SECOND,
        ASK_VOTE,
        ASK_OFFER,
        ASK_CLEANSE,
        ASK_WHOM,
    ):
        return value_in_round(s, c, m, f, action)
    if kind in (
        ASK_ANNOUNCE,
        ASK_CHALLENGE,
        ASK_TARGET,
        ASK_FORTUNE,
        ASK_NAME_FORTUNE,
        ASK_FLAIL,
        ASK_HOLY,
        ASK_STEAL,
    ):
        return value_of_attack_choice(s, c, m, f, action)
    return value_apart(s, c, m, f, action)


# --- windows


def value_in_window(s, c, m, f, action):
    """Playing and using is measured against NO, which is worth 0."""
    if action == NO:
        return 0
    if action >= THING:
        return using(s, c, m, f, action - THING) - LEAST_GAIN
    return playing(s, c, m, f, action - HAND) - LEAST_GAIN


def keep(s, worth):
    """What a card or thing is worth if it is kept: nothing once the game is over."""
    return worth * (10 - min(s.n, 9)) // 9


def playing(s, c, m, f, face):
    """Of playing a hand card in a window."""
    kind = kind_of(face)
    price = keep(s, hand_worth(s, c, m, face))
    if f.kind == ASK_CANCEL:
        i = play_below(s, s.head.depth - 1)
        value = -gain_of_play(s, c, m, i)
        if kind == NOT_SO_FAST:
            value += keep(s, hand_worth(s, c, m, s.head.stack[i].source))
        return value - price
    if kind < EDGE_OUT:
        return gain_by_miss(s, c, m) - price - GREED
    if kind in (MIXED_SIGNALS, PLAN_B, HUMAN_SHIELD, MY_HERO):
        return best_gain(s, c, m, kind) - price
    return gain(s, c, m, kind, m.you, f.target) - price


def using(s, c, m, f, thing):
    """Of using an Item or Relic in a window."""
    if thing == FIRE:
        return use_fire(s, c, m) - keep(s, thing_worth(s, c, thing))
    if thing in (CURE, POTION):
        return use_cure(s, c, m, thing) - keep(s, 60)
    if thing == IRON:
        return use_iron(s, c, m) - keep(s, 100)
    if thing in (SPEED, MIGHT):
        return prize_of(s, c, m.you) // 4 - keep(s, 90) if creatures(s) else 0
    if thing == RL04:
        return use_redraw(s, c, m)
    if thing == RL05:
        return use_finger(s, c, m) - keep(s, thing_worth(s, c, thing))
    if thing == RL09:
        return gain_by_miss(s, c, m) - keep(s, cheapest_attack(s, c, m))
    if thing == RL14:
        return use_clasp(s, c, m)
    if thing == RL17:
        return best_gain(s, c, m, PLAN_B)
    if thing == RL19:
        return TOKEN if s.minus[m.you] else worth_of_healing(s, m.you, amount_of(c, thing, 0))
    if thing == RL23:
        return amount_of(c, thing, 0) * CARD - TOKEN
    return 2 * LEAST_GAIN  # RL11, RL16: at no cost


def use_fire(s, c, m):
    """D28: a kill, or a creature brought within the reach of your card; all others are burnt."""
    stage = stage_without(s, c, m, -1)
    value = -value_of_stage(s, c, m, cython.address(stage)) if turn_of(s) >= 0 else 0
    damage = c.kind[ALCHEMISTS_FIRE].amount[0]
    if stage.lp <= damage and s.encounter != I23 and (s.encounter != E06 or s.risen):
        value += stage.prize
    elif turn_of(s) >= 0:
        stage.lp = max(stage.lp - damage, 5)
        value += value_of_stage(s, c, m, cython.address(stage))
    for seat in range(c.options.players):
        if seat != m.you and s.alive[seat]:
            value += damage_to(s, m, seat, c.kind[ALCHEMISTS_FIRE].amount[1])
    return value


def use_cure(s, c, m, thing):
    """D30, D31 on the best patient."""
    best = RATHER_NOT
    for seat in range(c.options.players):
        if curable(s, c, m.you, seat):
            best = max(best, cure_value(s, c, m, thing, seat))
    return best


def cure_value(s, c, m, thing, seat):
    """Another player who lets you heal brings Prestige (CUT-067)."""
    value = if_healed(s, m, seat, amount_of(c, thing, 0))
    return value if seat == m.you else value + POINT * amount_of(c, thing, 1)


def use_iron(s, c, m):
    """D32: all the strikes that this Encounter is going to make."""
    if creatures(s) == 0:
        return price_of_losing(s, m.you, c.encounter[E25].strike[0]) if s.encounter == E25 else 0
    rounds = 1 + s.creature[target_of(s)] // (m.living * BLOW)
    return price_of_losing(s, m.you, rounds * strike_damage(s, c, m))


def use_finger(s, c, m):
    """RL05."""
    stage = stage_without(s, c, m, -1)
    if s.encounter == E06 and not s.risen:
        return 0
    return stage.prize - value_of_stage(s, c, m, cython.address(stage))


def use_redraw(s, c, m):
    """RL04: any number in place of yours."""
    return any_number(s, c, m) - value_of_number(s, c, m, s.initiative[m.you])


def any_number(s, c, m):
    """The mean value of a number drawn."""
    total = 0
    for number in range(1, m.living + 1):
        total += value_of_number(s, c, m, number)
    return total // m.living


def use_clasp(s, c, m):
    """RL14: a token for damage that you survive."""
    p = cython.address(s.packet[s.packet_n - 1])
    value = damage_to(s, m, m.you, p.amount) - damage_to(s, m, p.target, p.amount)
    return value + TOKEN if s.iron[m.you] or p.amount < s.lp[m.you] else value


def cheapest_attack(s, c, m):
    worst = 1000
    for face in range(ATTACK_FACES):
        if s.hand[m.you][face]:
            worst = min(worst, hand_worth(s, c, m, face))
    return worst


# --- things, Initiative, setting


def value_in_round(s, c, m, f, action):
    kind = f.kind
    if kind == ASK_SET:
        return set_value(s, c, m, action)
    if kind == ASK_SECOND:
        return 0 if action == NO else second_value(s, c, m, action - HAND)
    if kind == ASK_VOTE:
        return vote_value(s, m, action - VOTE)
    if kind == ASK_MANNER:
        return manner_value(s, c, m, f.source, action)
    if kind == ASK_HEALED:
        return healed_value(s, c, m, f.source, f.target) if action == YES else 0
    if kind == ASK_STAFF:
        return any_number(s, c, m) if action == NO else value_of_number(s, c, m, action - NUMBER + 1)
    if kind == ASK_OFFER:
        return thing_worth(s, c, s.offered[2]) - 2 * TOKEN - HALVED if action == YES else 0
    if kind == ASK_CLEANSE:
        return 0 if action == NO else CLEANSED - keep(s, hand_worth(s, c, m, action - HAND))
    return naming_value(s, c, m, f.source, seat_of(c, m.you, action))


def manner_value(s, c, m, thing, action):
    """W03."""
    if thing in (CURE, POTION):
        return cure_value(s, c, m, thing, seat_of(c, m.you, action))
    if thing == RL16:
        return if_hurt(s, m, seat_of(c, m.you, action), amount_of(c, thing, 0))
    if thing == RL19:
        return TOKEN if action == MODE else worth_of_healing(s, m.you, amount_of(c, thing, 0))
    if thing == RL05:
        return POINT * worth_of(s, c, action - CREATURE)
    return -hand_worth(s, c, m, action - HAND)


def healed_value(s, c, m, thing, healer):
    """W04: LP for you, Prestige for the healer."""
    prestige = POINT * amount_of(c, thing, 1)
    return worth_of_healing(s, m.you, amount_of(c, thing, 0)) - prestige * m.share[healer] // 100


def naming_value(s, c, m, source, seat):
    """W34: whom a card or Relic names."""
    if source == WHOM_THING + RL11:
        return m.share[seat]
    kind = PLAN_B if source == WHOM_THING + RL17 else kind_of(source)
    return gain(s, c, m, kind, m.you, seat)


def set_value(s, c, m, action):
    """W07."""
    stage = stage_without(s, c, m, m.you)
    if action < HAND or action >= THING:
        value = value_of_stage(s, c, m, cython.address(stage))
        if action == NO:
            return value + idle_value(s, c, m)
        return value + 2 * CARD + stage.strike
    face = action - HAND
    if s.encounter in (E24, E25, I09):
        return trap_value(s, c, m, face)
    return setting_value(s, c, m, cython.address(stage), face)


def idle_value(s, c, m):
    """I24: a card for setting none, of little use to a full hand; the strike on all if nobody sets any."""
    card = 0 if s.hand_n[m.you] >= HAND_SIZE - 1 else CARD
    return card - price_of_losing(s, m.you, c.encounter[I24].strike[1]) // 2


def second_value(s, c, m, face):
    """W08: both cards together against the first one alone."""
    stage = stage_without(s, c, m, m.you)
    first = blow(s, c, m.you, s.choice[m.you][0])
    stage.mine = first
    alone = value_of_stage(s, c, m, cython.address(stage))
    stage.mine = first + blow(s, c, m.you, face)
    return value_of_stage(s, c, m, cython.address(stage)) - alone - hand_worth(s, c, m, face)


def trap_value(s, c, m, face):
    """E24: a fair share of the goal. E25: not the lowest. I09: points."""
    value = printed(c, face)
    price = hand_worth(s, c, m, face)
    if s.encounter == E24:
        return 2 * min(value, c.encounter[E24].special[0]) - price
    if s.encounter == E25:
        return price_of_losing(s, m.you, c.encounter[E25].strike[0]) * min(value, 25) // 25 - price
    return 2 * value - price


def vote_value(s, m, side):
    """W09: the side that leads, above all if it is you who leads it."""
    value = s.points[side]
    if side == 0:
        value += 30
    for seat in range(MAX_PLAYERS):
        if seat != m.you and s.gave[seat][side] > s.gave[m.you][side]:
            return value
    return value + 40


# --- announcing


def claim_value(s, c, m, claim):
    """W13: the truth is struck for it; a lie may be challenged, the more probably the more it would bring."""
    kind = claimed_kind(claim)
    stage = stage_without(s, c, m, -1)
    damage = c.kind[kind].value[NORMAL] if kind < FEINT else 0
    stage.mine = damage
    value = value_of_stage(s, c, m, cython.address(stage))
    if would_be_true(s, m, s.attack.face, claim):
        struck = price_of_losing(s, m.you, c.encounter[I05].strike[0])
        return value - struck * survival(cython.address(stage)) // CERTAIN
    caught = doubt(s, c, kind, damage)
    stage.mine = 0
    nothing = value_of_stage(s, c, m, cython.address(stage))
    return (value * (100 - caught) + (nothing - TOKEN - TOKEN // 3) * caught) // 100


def would_be_true(s, m, face, claim):
    """CUR-98 to CUR-100."""
    if kind_of(face) != claimed_kind(claim):
        return 0
    return claim < 15 or portrait(face) == s.character[m.you]


def doubt(s, c, kind, damage):
    """How likely an announcement is to be a lie, or to be taken for one, in percent."""
    creature = target_of(s)
    if creature >= 0 and damage >= s.creature[creature]:
        return 55
    return 20 + min(damage, 100) // 5


def seen_copies(s, m, kind):
    """Copies of a kind that you know not to be the card announced."""
    n = 0
    for face in range(ATTACK_FACES):
        if kind_of(face) == kind:
            n += s.hand[m.you][face]
    for i in range(s.discard.n):
        if s.discard.card[i] < ATTACK_FACES and kind_of(s.discard.card[i]) == kind:
            n += 1
    return n


def challenge_value(s, c, m):
    """W14: a token for you if it is a lie, for nothing if it is the truth."""
    a = cython.address(s.attack)
    kind = claimed_kind(a.claim)
    damage = c.kind[kind].value[NORMAL] if kind < FEINT else 0
    lie = doubt(s, c, kind, damage)
    if seen_copies(s, m, kind) >= c.kind[kind].copies:
        lie = 100
    if a.seen >> m.you & 1:
        lie = 0 if a.face >= 0 and kind_of(a.face) == kind else 100
    caught = TOKEN + TOKEN * m.share[a.seat] // 100
    caught += after_attack(s, c, m, target_of(s), 0) - after_attack(s, c, m, target_of(s), damage)
    return (lie * caught - (100 - lie) * TOKEN) // 100


# --- the Attack being settled


def value_of_attack_choice(s, c, m, f, action):
    kind = f.kind
    if kind == ASK_ANNOUNCE:
        return claim_value(s, c, m, action - CLAIM)
    if kind == ASK_CHALLENGE:
        return challenge_value(s, c, m) if action == YES else 0
    if kind == ASK_TARGET:
        return target_value(s, c, m, action)
    if kind == ASK_FORTUNE:
        return 0 if action == NO else fortune_value(s, c, m, action - DECK)
    if kind == ASK_NAME_FORTUNE:
        return fortune_name_value(s, m, f.source, seat_of(c, m.you, action))
    if kind == ASK_HOLY:
        return action == YES
    if kind == ASK_STEAL:
        if action >= THING:
            return thing_worth(s, c, action - THING)
        return steal_value(s, c, m, seat_of(c, m.you, action))
    if action == NO:
        return LEAST_GAIN
    bonus = amount_of(c, RL10, 0) * amount_of(c, RL10, 1)
    return gain_by_bonus(s, c, m, bonus) // 2 - keep(s, hand_worth(s, c, m, action - HAND))


def target_value(s, c, m, action):
    """W15."""
    a = cython.address(s.attack)
    if action >= CREATURE:
        return after_attack(s, c, m, action - CREATURE, impact(s, c))
    creature = target_of(s)
    if s.encounter == I17:
        if action == NO:
            return after_attack(s, c, m, creature, impact_at(s, c, a.position + 1))
        return after_attack(s, c, m, creature, impact(s, c)) - keep(s, hand_worth(s, c, m, action - HAND))
    if action == NO:
        return after_attack(s, c, m, creature, impact(s, c)) - blame(s, c, m)
    value = after_attack(s, c, m, creature, 0)
    if s.encounter == I01:
        return value + TOKEN * min(s.minus[m.you], 2)
    healed = min(c.kind[a.kind].value[NORMAL] // 2, c.encounter[I21].special[0])
    return value + worth_of_healing(s, m.you, healed // 5 * 5) - DEFENCE


def blame(s, c, m):
    """I21: the strike on whoever attacks last; each of those to come may be that one."""
    if s.encounter != I21 or kills_with(s, c, target_of(s), impact(s, c)):
        return 0
    stage = stage_without(s, c, m, -1)
    return price_of_losing(s, m.you, c.encounter[I21].strike[0] >> (stage.n_before + stage.n_after))


def fortune_value(s, c, m, deck):
    """W16: good and bad cards weigh the same; The World brings tokens and keeps the closing fight away."""
    a = cython.address(s.attack)
    value = LEAST_GAIN
    if deck == 0:
        value += (TOKEN * s.fortune_tokens + CLOSING_FIGHT) // s.fortune_n
    if kills_with(s, c, a.creature, impact(s, c)):
        value -= prize_of(s, c, m.you) // 3
    return value


def fortune_name_value(s, m, card, seat):
    """W17: F06 heals, F15 takes a card, F18 halves."""
    if card == F06:
        return -m.share[seat]
    return s.hand_n[seat] if card == F15 else m.share[seat]


def steal_value(s, c, m, seat):
    """W21."""
    best = 0
    for thing in range(N_THINGS):
        if takeable(s, seat, thing):
            best = max(best, thing_worth(s, c, thing))
    return best + m.share[seat] // 10


# --- apart from Turns


def value_apart(s, c, m, f, action):
    """Discards, strikes, rewards and the like."""
    kind = f.kind
    if kind == ASK_DISCARD:
        return -hand_worth(s, c, m, action - HAND)
    if kind == ASK_STRIKE:
        return strike_choice_value(s, c, m, f, action)
    if kind == ASK_NAME:
        return if_hurt(s, m, seat_of(c, m.you, action), c.encounter[I20].strike[0])
    if kind == ASK_SHANK:
        return 0 if action == NO else if_hurt(s, m, seat_of(c, m.you, action), amount_of(c, RL22, 0))
    if kind == ASK_BOOTS:
        return action == YES
    if kind == ASK_RELENT:
        return -price_of_losing(s, m.you, amount_of(c, RL01, 0)) if action == YES else -TOKEN
    if kind == ASK_LAY:
        return 0 if action == NO else lay_value(s, c, m, action - HAND)
    if kind == ASK_BID:
        return bid_value(s, c, m, 5 * (action - BID))
    if kind in (ASK_ALTAR, ASK_SPENT):
        return 0 if action == NO else thing_worth(s, c, action - THING)
    if kind == ASK_MORE:
        return LEAST_GAIN - price_of_losing(s, m.you, c.encounter[I26].special[0]) if action == YES else 0
    return pick_value(s, c, action - ENCOUNTER)


def strike_choice_value(s, c, m, f, action):
    """W24."""
    row = cython.address(c.encounter[s.encounter])
    if s.encounter == I01:
        return -TOKEN if action == YES else -price_of_losing(s, m.you, row.strike[0])
    if s.encounter != I06:
        return if_hurt(s, m, seat_of(c, m.you, action), NAMED)
    if action == YES:
        return -best_taken(s, c, m.you)
    if action == NO:
        return -price_of_losing(s, m.you, row.strike[0])
    return thing_worth(s, c, action - THING) if action < KILL else POINT * (action - KILL + 1)


def best_taken(s, c, seat):
    """I06: the best thing or kill that can be taken from a player."""
    best = 0
    for thing in range(N_THINGS):
        if takeable(s, seat, thing):
            best = max(best, thing_worth(s, c, thing))
    for value in range(1, MAX_RECORDS):
        if s.kills[seat][value]:
            best = max(best, POINT * value)
    return best


def lay_value(s, c, m, face):
    """W29: a Relic for the highest card; under Fear for the highest sum, which is left to others."""
    price = hand_worth(s, c, m, face)
    if s.realm:
        return WON // 2 - price if s.encounter == I20 else -price
    return WON * min(printed(c, face), 100) // 100 - price


def bid_value(s, c, m, lp):
    """W30: the higher the bid, the more likely it wins."""
    chance = 100 - 2500 // (25 + 3 * lp)
    return chance * (thing_worth(s, c, s.offered[0]) - price_of_losing(s, m.you, lp)) // 100


def pick_value(s, c, encounter):
    """W00: a rich prize for the end."""
    return c.encounter[encounter].prestige[0]
