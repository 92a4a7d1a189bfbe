"""Choices outside encounters: heroes and classes, experience, shopping, the next quest, travel."""

import cython


def campaign_worth(s, c, f, action):
    kind = f.kind
    if kind == ASK_HERO_PICK:
        return hero_pick(s, c, action - CHOICE)
    if kind == ASK_CLASS_PICK:
        return class_pick(c.hero[s.hero[f.source].hero].archetype, action - CHOICE)
    if kind == ASK_SKILL_BUY:
        return 0 if action == PASS else skill_value(9 * s.hero[f.source].cls + action - SKILL)
    if kind == ASK_SHOP:
        return shop_worth(s, c, action)
    if kind == ASK_BUYER:
        return item_gain(s, c, action - HERO, f.source)
    if kind == ASK_SELL:
        return action - ITEM == junk(s, c, f.source)
    if kind == ASK_PURSE:
        return s.hero[action - HERO].fortune
    if kind == ASK_DARK_SHOP:
        return dark_shop_worth(s, c, action)
    if kind == ASK_NEXT_QUEST:
        worth = quest_value(action - QUEST)
        return worth if f.owner > 0 else -worth
    if kind == ASK_TRAVEL:
        return travel_worth(s, c, f, action)
    return item_gain(s, c, action - HERO, FIRST_RELIC + f.source)  # ASK_RELIC_TO


# --- heroes


def hero_pick(s, c, hero):
    """A party of all archetypes."""
    worth = 0
    for h in range(MAX_HEROES):
        if s.hero[h].hero >= 0 and c.hero[s.hero[h].hero].archetype == c.hero[hero].archetype:
            worth -= 20
    archetype = c.hero[hero].archetype
    if archetype == WARRIOR:
        worth += 6
    elif archetype == HEALER:
        worth += 5
    elif archetype == SCOUT:
        worth += 4
    return worth


def class_pick(archetype, k):
    """Berserker, Spiritspeaker, Runemaster, Wildlander."""
    return k == (0 if archetype == WARRIOR else 1)


def skill_value(skill):
    """The skills of each class, the best ones first."""
    if skill in (BRUTE, WEAPON_MASTERY, COUNTER_ATTACK, DEFENSE_TRAINING):
        return 50
    if skill in (WHIRLWIND, CHARGE, EXECUTE, ADVANCE, GUARD):
        return 60
    if skill in (DEATH_RAGE, DEFEND, STALWART, SHIELD_SLAM):
        return 45
    if skill in (BLESSED_STRIKE, ARMOR_OF_FAITH, DIVINE_FURY, RADIANT_LIGHT):
        return 55
    if skill in (HOLY_POWER, DRAIN_SPIRIT, HEALING_RAIN, SHARED_PAIN):
        return 50
    if skill in (TEMPEST, VIGOR, ANCESTOR_SPIRITS):
        return 55
    if skill in (FURY_OF_UNDEATH, UNDEAD_MIGHT, VAMPIRIC_BLOOD, ARMY_OF_DEATH):
        return 55
    if skill in (GHOST_ARMOR, EXPLODING_RUNE, RUNE_MASTERY, QUICK_CASTING):
        return 60
    if skill in (INSCRIBE_RUNE, IRON_WILL, RUNIC_SORCERY, BREAK_THE_RUNE):
        return 40
    if skill in (DIRTY_TRICKS, CALTROPS, BUSHWHACK, LURK):
        return 55
    if skill in (ACCURATE, BOW_MASTERY, FIRST_STRIKE, BLACK_ARROW):
        return 60
    if skill in (EAGLE_EYES, FLEET_OF_FOOT, RUNNING_SHOT, APPRAISAL):
        return 45
    return 20


# --- shopping


def best_gain(s, c, item):
    best = 0
    for h in range(c.options.heroes):
        best = max(best, item_gain(s, c, h, item))
    return best


def shop_worth(s, c, action):
    if action >= SHOP:
        item = FIRST_SHOP + action - SHOP
        gain = best_gain(s, c, item)
        return 1000 * gain // c.item[item].cost + 1 if gain >= LEAST_GAIN else -1
    if action == VERB + V_SHOP_FORTUNE:
        return 2000 if s.gold >= 75 else -1
    if action == VERB + V_END:
        return 0
    return 3000 if junk(s, c, action - HERO) >= 0 else -1


def dark_shop_worth(s, c, action):
    if action == VERB + V_END or action == VERB + V_XP_TO_THREAT:
        return 1 if action == VERB + V_END else 0
    if action >= PLOT:
        card = action - PLOT
        return plot_value(card) if s.threat >= c.plot[card].buy + 2 else -1
    return card_value(action - OVERLORD_CARD)


def card_value(card):
    """Overlord cards; a card that is not better than the basic ones only hides them."""
    if card in (REINFORCE, DIABOLIC_POWER, DEMON_TRAP):
        return 90
    if card in (EXPERT_BLOW, WORD_OF_DESPAIR, MONKEY_GOD, RISE_AGAIN):
        return 70
    if card in (DARK_FORTITUDE, WORD_OF_PAIN, EXPLOSIVE_RUNES, BLOOD_RAGE):
        return 50
    if card in (WICKED_LAUGHTER, BLOODLUST, WEB_TRAP, SCHEMES):
        return 35
    return 0


def plot_value(card):
    if card in (CURSED_TREASURE, BAIT_AND_SWITCH):
        return 40
    if card in (COVETOUS, SUMMON_RAYTHEN, FOILED_AGAIN):
        return 30
    return 15


# --- quests and roads


def quest_value(quest):
    """How the heroes like the quests."""
    if quest in (WING, COURT):
        return 3
    return 2 if quest in (CASTLE, EMBER, BELL) else 1


def travel_worth(s, c, f, action):
    read_line(f.source, f.target, cython.address(line))
    if f.step == ACCEPT:
        return accept_worth(c, cython.address(line), action)
    if f.step == CHOOSE_HERO:
        h = action - HERO
        if line.how == ONE_TESTS:
            return attribute_of(s, c, h, line.attribute)
        return s.figure[h].damage if f.owner > 0 else -s.figure[h].damage
    if f.step == NAME_ATTRIBUTE:
        worth = 0
        for h in range(c.options.heroes):
            worth += THIRTY_SIX - chance(attribute_of(s, c, h, action - CHOICE))
        return worth
    return keeping(action - OVERLORD_CARD)


def accept_worth(c, line, action):
    """What it costs the heroes, in thirds of a damage."""
    n = c.options.heroes
    if action == PASS:
        return -3 * n * line.no_damage - 6 * line.no_cards
    return 3 * line.search * 2 + 6 * line.discard + n * line.rest - 3 * n * line.damage - 6 * line.cards
