"""Prints a drawn CV with its labels: python3 bench/sim/look.py SEED"""

import sys
from drawn import Doc

for line in Doc(int(sys.argv[1])).make():
    text = "".join(
        ("\t" if gap else "") + words + ("" if label in ("o", "sep") else f"‹{label}›")
        for words, label, _, _, gap in line["segs"]
    )
    print(f"{line['kind']:14} {line['rank']:6} {line['bul'] or ''} {text}")
