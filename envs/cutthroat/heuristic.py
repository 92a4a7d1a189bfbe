"""stub"""


def advise(s, c, seed):
    memset(mask, 0, 177)
    legal(s, c, mask)
    for i in range(177):
        if mask[i]:
            return i
    return 0
