"""What may be used now: Effects with something to act on, and the slots of a unit for each verb."""

import cython


def usable(s, c, u, effect):
    """Whether an effect has something to act on (R-61)."""
    e = cython.address(c.effect[effect])
    if is_single(c, e.aim):
        return targets(s, c, u, effect, cython.NULL) > 0
    who = c.aim[e.aim].who
    if who == WHO_GODDESS:
        return e.first == e.end or summonable(s, c, u, cython.address(c.op[e.first]))
    if who == WHO_TEAM:
        return 1
    if who == WHO_SELF:
        if c.op[e.first].code == OP_SUMMON:
            return summonable(s, c, u, cython.address(c.op[e.first]))
        return possible(s, c, u, e, u, s.unit[u].cell)
    if who == WHO_MONOS:
        return standing(s, MONOLITH) > 0
    list_.source = u
    list_.other = -1
    list_.target = -1
    group(s, c, cython.address(list_), e.aim)
    return list_.left != 0


# --- slots for the verbs of a menu


def sources(s, c, u, verb, mask):
    """Marks every slot that a verb of a unit may use; returns how many (a NULL mask: one is enough)."""
    last = S_ITEM + 2 * s.unit[u].n_items
    n = 0
    for slot in range(last):
        if slot_usable(s, c, u, verb, slot):
            n += offer(mask, SLOT + slot)
            if enough(mask, n):
                return n
    if verb == V_RESTORE:
        n += offer_souls(s, u, mask)
    return n


def offer_souls(s, u, mask):
    """The unused Soul and those on Abilities (CE-134)."""
    who = cython.address(s.unit[u])
    n = 0
    if who.souls > 0:
        n += offer(mask, SLOT + S_SOUL)
    for i in range(2):
        if who.charged >> i & 1:
            n += offer(mask, SLOT + S_CHARGE_1 + i)
    return n


def slot_usable(s, c, u, verb, slot):
    if verb == V_CHARGE:
        return may_charge(s, c, u, slot)
    if verb == V_RESTORE:
        return slot >= S_ITEM and slot % 2 == 1 and s.item_charged[s.unit[u].item[(slot - S_ITEM) // 2]]
    if verb == V_ATTACK:
        return not is_devour(s, c, u, slot) and attack_usable(s, c, u, slot)
    if verb == V_DEVOUR:
        return is_devour(s, c, u, slot) and devour_usable(s, c, u, slot)
    if is_devour(s, c, u, slot):
        return 0
    effect = effect_at(s, c, u, slot)
    return effect >= 0 and c.effect[effect].kind == kind_of(verb) and part_usable(s, c, u, slot)


def kind_of(verb):
    """The kind of Effect that a verb uses."""
    if verb == V_CAST:
        return KIND_SPELL
    return KIND_FREE if verb == V_FREE else KIND_ABILITY


def attack_usable(s, c, u, slot):
    weapon = weapon_at(s, c, u, slot)
    if weapon < 0 or (once_at(s, c, u, slot) and is_used(s, u, slot)):
        return 0
    return weapon_usable(s, c, u, weapon)


def part_usable(s, c, u, slot):
    """An Ability, Spell or Free Action in a slot."""
    effect = effect_at(s, c, u, slot)
    e = cython.address(c.effect[effect])
    if e.once and is_used(s, u, slot):
        return 0
    if e.kind == KIND_SPELL and not can_cast(s, c, u, slot):
        return 0
    return usable(s, c, u, effect)


def can_cast(s, c, u, slot):
    """Only Spellcasters Cast (CE-039); the Charged Grimoire lends its Spell to all."""
    if c.sheet[s.unit[u].sheet].cast >= 0:
        return 1
    return slot >= S_ITEM and has(s, c, u, K_GRIMOIRE_AIM)


def devour_usable(s, c, u, slot):
    """CE-132: an unused Soul, and for all but Free Actions an Action (its kind's cost)."""
    if s.unit[u].souls == 0:
        return 0
    effect = effect_at(s, c, u, slot)
    if c.effect[effect].kind != KIND_FREE and not may_act(s, c, u):
        return 0
    if c.effect[effect].kind == KIND_FREE and s.unit[u].bought:
        return 0
    if c.effect[effect].kind == KIND_WEAPON:
        return attack_usable(s, c, u, slot)
    return part_usable(s, c, u, slot)


def may_act(s, c, u):
    """Whether a unit has an Action: one left, or the Prepared one."""
    if s.acting != u and u < FIRST_MONSTER:
        return 1
    return actions_left(s, c, u) > 0


def may_charge(s, c, u, slot):
    """CE-130: an uncharged Soul Charge Ability or Artifact, and an unused Soul."""
    who = cython.address(s.unit[u])
    if who.souls == 0 or (who.charges_made and has(s, c, u, K_CHARGE_ONCE)):
        return 0
    if slot in (S_ABILITY + 1, S_ABILITY + 2):
        return not who.charged >> (slot - S_ABILITY - 1) & 1
    if slot < S_ITEM or slot % 2 == 0:
        return 0
    item = who.item[(slot - S_ITEM) // 2]
    return not c.item[item].devour and not s.item_charged[item] and c.item[item].soul >= 0


def melee_sources(s, c, u, mask):
    """Own Melee Attacks for atk(melee), Reach included."""
    n = 0
    for slot in range(S_ITEM + 2 * s.unit[u].n_items):
        if slot_usable(s, c, u, V_ATTACK, slot) and weapon_type(s, c, u, weapon_at(s, c, u, slot)) != RANGED:
            n += offer(mask, SLOT + slot)
            if enough(mask, n):
                return n
    return n
