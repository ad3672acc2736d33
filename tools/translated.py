"""Says how much of each language is written: `python3 tools/translated.py [LANGUAGE...]`.

Prints the share of English messages that a language has, and with languages named every message it lacks, by file.
The exit status is 1 when one of the named languages lacks any.
"""

from __future__ import annotations

import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Print the shares; needs nothing that is not in the checkout."""
    sys.path.insert(0, str(CHECKOUT))
    from game.words import coverage, speech

    named = sys.argv[1:]
    unknown = [tag for tag in named if tag not in speech.languages()]
    if unknown:
        print(f"There is no language {unknown[0]!r}; there are {', '.join(speech.languages())}.", file=sys.stderr)
        return 2
    lacking = False
    for tag in named or speech.languages():
        print(f"{tag}: {coverage.share(tag):.1%}")
        for file, names in coverage.missing(tag).items() if named else ():
            lacking = True
            print(f"  {file}: {' '.join(sorted(names))}")
    return int(lacking)


if __name__ == "__main__":
    sys.exit(main())
