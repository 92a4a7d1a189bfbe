"""What counters, quest tokens and doors mean in each encounter.

Quest tokens have the numbers 8 to 19, also in Figure.carries and Token.holder of what is carried.
"""

# Places of State.counter.
cpdef enum:
    AWAY = 0  # FB, OQ0: goblins that left the map
    STOLEN = 0  # FG1, OQ1A: crops, sacks
    STORED = 1  # FG1, OQ1A
    SECRET = 0  # FG2: 1: Splig knows it
    MARSHALLED = 0  # CD2: militia
    ESCAPED = 0  # CP1: Zombies that left the map
    RAISED_NOW = 1  # CP1: 1: a raising was tried in this overlord turn
    HOME = 0  # CP2: 1: the Cardinal ended a move at the altar; ER1: 1: the cart ended one on an Exit space
    RESCUED = 0  # MB1: nobles; OQ1B: prisoners
    CAPTURED = 1  # MB1: nobles
    SAVED = 0  # DW2: villagers
    LEDGERS = 0  # DA1: ledgers read
    FLOOD = 0  # DA2: marks
    RITUAL = 0  # HC2: marks
    LEADER_DOWN = 4  # 1: the leader, master or lieutenant of the first group, is defeated (see `has_leader`)
    LEADER_AWAY = 5  # 1: he left the map (FG2, MB2, OQ1B)

# Token.face of a quest token. Statues (HC1): who claims it (enum Winner of `state`).
cpdef enum:
    UNTOUCHED = 0  # facedown, dark, silent, closed, unspent, unbroken
    DONE = 1  # beacon (CD1), lantern (LV1) lit; grave (CP1) spent; guest (MB1) unmasked; prisoner (FG2) questioned;
    # bell (OQ2) rung; folio (DA1) read; wheel (DA2) open; stone (HC2) broken

# Token.hidden of a facedown quest token.
cpdef enum:
    ORDINARY = 0  # MB1: a noble; DA1: a blank
    SPECIAL = 1  # FG2: Frederick; MB1: a cultist; DA1: a ledger

# Token.marks and State.doors_marks.
cpdef enum:
    MOST_WATER = 2  # DA1: water marks that take a folio away
    MARKED = 1  # OQ1B: the prisoner is questioned (counts still when the token is gone)
    GATE_MARKS = 2  # FI1: marks that open a gate
    OPENED_ONCE = 1  # rune doors (CP1, CP2, MB2): opened for the first time
