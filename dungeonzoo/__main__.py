"""``dungeonzoo`` and ``python -m dungeonzoo``: the command line."""

from dungeonzoo.cli import main

if __name__ == "__main__":
    main()
