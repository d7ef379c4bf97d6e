"""Proofs that all checkers accept, and files that all reject; run as a program, those that are texts, as JSON."""
# SPDX-License-Identifier: MIT
import gzip
import json
import lzma
import zlib

TUBES = """decant-proof 1
level water4:ABAB/BABA/-
claim optimum 7
plan 2>3 1>2 1>3 2>1 2>3 1>2 1>3
entries 1
S 7 -/ABAB/BABA
end
"""
MAP = """decant-proof 1
level dogbunny:a=b@!(c,d+!a)/b~c/c=d:dog=a/bunny=b+b:dog=c
claim optimum 2
plan dog:a>b dog:b>c
entries 4
S 1 a/a+b
S 2 a/b+b
S 1 a/b+c
S 1 b/b+b
end
"""
BORDERS = """decant-proof 1
level water2:AB/BC/CA
claim unsolvable
entries 1
T AB/BC/CA
end
"""
POSITIONS = """decant-proof 1
level water4:C^1/AC/B^1
claim unsolvable
entries 2
S inf -^1/ACC/B^1
S inf AC/B^1/C^1
end
"""
# A color in two tubes of which only one is full is a goal in version 1.
GATHERED = """decant-proof 1
level water4:AAAA/B/BBB^3
claim optimum 0
plan
entries 0
end
"""
FULL = """decant-proof 2
level water2:B/A^1/A^1
claim unsolvable
entries 1
S inf A^1/A^1/B
end
"""
AT_LEAST = TUBES.replace("optimum 7\nplan 2>3 1>2 1>3 2>1 2>3 1>2 1>3", "at-least 7")
# A claim that follows from the simple bound alone, and an entry that stands beside it.
BESIDE = """decant-proof 1
level LEVEL
claim at-least 1
entries 1
S 1 ENTRY
end
"""
STEP = """decant-proof 1
level dogbunny:EDGES:dog=a:dog=b
claim optimum 1
plan dog:a>b
entries 1
S 1 a
end
"""


def alone(level):
    """That the level is one, and nothing more."""
    return f"decant-proof 1\nlevel {level}\nclaim at-least 0\nentries 0\nend\n"


def unsolvable(level, *entries):
    return f"decant-proof 1\nlevel {level}\nclaim unsolvable\nentries {len(entries)}\n" + "".join(f"T {entry}\n" for entry in entries) + "end\n"


def beside(level, entry):
    return BESIDE.replace("LEVEL", level).replace("ENTRY", entry)


def with_edges(edges):
    return STEP.replace("EDGES", edges)


ACCEPTED = {
    "a shortest plan": TUBES,
    "a shortest plan on a map": MAP,
    "no plan, by borders": BORDERS,
    "no plan, by positions": POSITIONS,
    "a bound": AT_LEAST,
    "tubes that are partly filled, in version 1": GATHERED,
    "no plan that fills tubes, in version 2": FULL,
    "tubes that are alike, in version 2": TUBES.replace("proof 1", "proof 2"),
    "an entry with tubes that no moves produce": TUBES.replace("entries 1\n", "entries 2\nS 1 -/AABB/BBAA\n"),
    "an entry of borders that no moves produce": BORDERS.replace("entries 1\nT AB/BC/CA", "entries 2\nT AB/BC/CA\nT AC/BA/CB"),
    "a capacity counts where tubes are sorted": beside("water2:AB/A^1/B^1/-", "-/AB/A^1/B^1"),
    "a node listed twice": with_edges("a/a@1,2/a=b/b"),
    "an edge listed twice": with_edges("a=b/a=b"),
    "256 edges both ways": with_edges("/".join(["a=b"] * 256)),
    "numbers on an edge are a condition that holds": with_edges("a=b@1,2/1/2").replace("dog=a", "dog=a/cat=2").replace("S 1 a", "S 1 a/2"),
    "a tube for one color": alone("water2:AB/BA/-:accepts=A@3"),
    "a goal of all colors": alone("water2:AB/BA/-:sorts=A+B"),
    "no plan, by borders, where all tubes have rules": unsolvable("water4:BAA^3/ABAB/B^3:accepts=A@2:ends=empty@1+3", "ABA/BA^3", "ABAB/BA^3"),
    "numbers on an edge are a condition that does not hold":
        "decant-proof 1\nlevel dogbunny:a=b@1,2/1/2:dog=a:dog=b\nclaim unsolvable\nentries 1\nS inf a\nend\n",
}

DAMAGE = {
    TUBES: [("proof 1", "proof 3"), ("proof 1", "proof"), ("proof 1", "proof 1 "), ("level ", "level  "), ("water4", "Water4"), ("water4", "water04"), ("water4", "water33"),
            ("water4:ABAB/BABA/-", "water4:ABAB/BABA"), ("ABAB/BABA/-\nclaim", "ABAC/BABA/-\nclaim"), ("optimum 7", "optimum 6"),
            ("optimum 7", "optimum 8"), ("optimum 7", "optimum 07"), ("optimum", "best"), ("2>3 1>2", "1>2 2>3"),
            ("2>3 1>2", "2>2 1>2"), ("plan 2>3", "plan 2>4"), ("plan 2>3", "plan  2>3"), (" 1>3\ne", " 1>3 \ne"),
            ("1>2 1>3\ne", "1>2\ne"), ("entries 1", "entries 0"), ("entries 1", "entries 2"), ("entries 1", "entries 1e0"),
            ("S 7 ", "S 8 "), ("S 7 ", "S 6 "), ("S 7 ", "S 0 "), ("S 7 ", "S 9223372036854775808 "), ("S 7 ", "S inf "),
            ("S 7 ", "s 7 "), ("-/ABAB/BABA\nend", "ABAB/BABA/-\nend"), ("-/ABAB/BABA\nend", "-/BABA/ABAB\nend"),
            ("-/ABAB/BABA\nend", "-^4/ABAB/BABA\nend"), ("-/ABAB/BABA\nend", "-/ABAB\nend"), ("-/ABAB/BABA\nend", "-/AAAA/BBBB\nend"),
            ("ABAB/BABA\nend", "ABAB/BAB\nend"), ("end\n", "end"), ("end\n", "end\n\n"), ("end\n", "END\n"), ("end\n", ""),
            ("\n", "\r\n"), ("A", "\u0410"), ("decant", "\ufeffdecant"), ("\nS", "\n\nS"), ("\nS", "\n# so\nS")],
    MAP: [("a=b@!(c,d+!a)", "a=b@!(c,d+!a"), ("a=b@!(c,d+!a)", "a=b@a(c)"), ("a=b@!(c,d+!a)", "a=b@()"), ("!(c", "!(e"),
          ("!(c,d+!a)", "!(c,d+!a)" + "+!" * 70 + "a"), ("!(c,d+!a)", "!" * 60 + "a"), ("b~c", "b~%41"), ("b~c", "b>c"),
          ("dog=a/", "dog=a/dog=a/"), (":dog=c", ":cat=c"), (":dog=c", ":dog=c+d"), ("dog:a>b", "dog:b>a"), ("dog:a>b", "cat:a>b"),
          ("S 1 b/b+b\n", ""), ("S 1 b/b+b", "S 1 b/b"), ("S 1 b/b+b", "S 1 b/c+b"), ("b/b+b", "b+b/b"), ("S 2", "T 2")],
    BORDERS: [("T AB", "T ABB"), ("T AB/BC/CA", "T AB/BC"), ("T AB/BC/CA", "T AB/CA/BC"), ("unsolvable", "unsolv able"),
              ("unsolvable", "unsolvable "), ("unsolvable", "at-least 9"), ("BC/CA\nclaim", "BC/CA/-\nclaim"), ("entries 1\nT AB/BC/CA", "entries 0")],
    POSITIONS: [("S inf -^1/ACC/B^1\n", ""), ("S inf AC/B^1/C^1\n", ""), ("S inf -", "S 9 -"), ("-^1/ACC", "-/ACC"), ("entries 2", "entries 3")],
}
REJECTED = {
    "tubes that are partly filled, in version 2": GATHERED.replace("proof 1", "proof 2"),
    "a goal, in version 1": FULL.replace("proof 2", "proof 1"),
    "a map, in version 2": MAP.replace("proof 1", "proof 2"),
    "a capacity does not count where tubes are sorted": beside("water2:AB/A^1/B^1/-", "-/A^1/AB/B^1"),
    "a tube of a capacity that the level does not have": beside("water2:AB/A/B", "A/AB/B^3"),
    "257 edges both ways": with_edges("/".join(["a=b"] * 257)),
    "a place on an edge": with_edges("a=b@1,2"),
    "a tube for two colors": alone("water2:AB/BA/-:accepts=A@3,B@3"),
    "a tube that hides units twice": alone("water2:AB/BA/-:hides=1@1,2@1"),
    "a unit that is hidden twice": alone("water2:AB/BA/-:hides=1.1@1"),
    "a goal that asks for a color twice": alone("water2:AB/BA/-:sorts=A+A"),
    "borders, with a goal of all colors": unsolvable("water2:AB/BA:sorts=A+B", "AB/BA"),
    "an empty border position": BORDERS.replace("entries 1\n", "entries 2\nT \n"),
    "an empty border position without a blank": BORDERS.replace("entries 1\n", "entries 2\nT\n"),
    "an entry of borders that leads elsewhere": BORDERS.replace("BC/CA\nclaim", "BC/CA/-\nclaim").replace("1\nT AB/BC/CA", "2\nT AB/BC/CA\nT AC/BA/CB"),
}
for text, changes in DAMAGE.items():
    for old, new in changes:
        assert old in text, old
        counted = text
        if new == "" and old.startswith("S"):
            counted = text.replace("entries 2", "entries 1").replace("entries 4", "entries 3")
        REJECTED[f"{old!r} for {new!r} in {text.splitlines()[1]}"] = counted.replace(old, new)


def packed(text, flags=0, after_head=b"", method=8):
    """One member of a gzip file, with these flags and, after the ten bytes of its head, the fields that they announce."""
    head = bytes((0x1F, 0x8B, method, flags, 0, 0, 0, 0, 2, 255)) + after_head
    body = zlib.compressobj(9, zlib.DEFLATED, -15)
    sizes = zlib.crc32(text.encode()).to_bytes(4, "little") + len(text).to_bytes(4, "little")
    return head + body.compress(text.encode()) + body.flush() + sizes


def head_sum(flags, after_head=b""):
    return (zlib.crc32(bytes((0x1F, 0x8B, 8, flags, 0, 0, 0, 0, 2, 255)) + after_head) & 0xFFFF).to_bytes(2, "little")


WHOLE = packed(TUBES)
PARTS = [packed(TUBES[:40]), packed(TUBES[40:])]
PACKED_ACCEPTED = {
    "one part": WHOLE,
    "by gzip(1)": gzip.compress(TUBES.encode()),
    "two parts": b"".join(PARTS),
    "an empty part": PARTS[0] + packed("") + PARTS[1],
    "a name and a comment": packed(TUBES, 0x18, b"level.proof\0no comment\0"),
    "a sum of the head": packed(TUBES, 0x02, head_sum(0x02)),
    "more about the file, a name and a sum": packed(TUBES, 0x0E, b"\x03\0abcname\0" + head_sum(0x0E, b"\x03\0abcname\0")),
}
PACKED_REJECTED = {
    "zero bytes behind it": WHOLE + bytes(512),
    "a zero byte behind it": WHOLE + b"\0",
    "zero bytes between parts": PARTS[0] + bytes(3) + PARTS[1],
    "text behind it": WHOLE + b"end\n",
    "text between parts": PARTS[0] + b"\n" + PARTS[1],
    "text first": TUBES[:40].encode() + PARTS[1],
    "a wrong sum of the head": packed(TUBES, 0x02, bytes(each ^ 1 for each in head_sum(0x02))),
    "a wrong sum of the text": WHOLE[:-8] + bytes((WHOLE[-8] ^ 1,)) + WHOLE[-7:],
    "a wrong length": WHOLE[:-4] + bytes((WHOLE[-4] ^ 1,)) + WHOLE[-3:],
    "another method": packed(TUBES, method=7),
    "cut in the text": WHOLE[:-9],
    "cut in the sums": WHOLE[:-1],
    "cut in the head": WHOLE[:5],
    "only its first bytes": WHOLE[:2],
    "another part cut in its first byte": WHOLE + b"\x1f",
    "packed twice": gzip.compress(WHOLE),
    "packed by xz": lzma.compress(TUBES.encode()),
    **{f"reserved flag {flag:#x}": packed(TUBES, flag) for flag in (0x20, 0x40, 0x80)},
}

if __name__ == "__main__":
    print(json.dumps({"accepted": ACCEPTED, "rejected": REJECTED}))
