"""Levels as strangers write them: a level, a notation, and the message around it, all drawn at random."""
# SPDX-License-Identifier: MIT
import json
from typing import NamedTuple

NAMES = "red blue green yellow orange purple pink brown cyan lime gray white black navy teal magenta".split()
LETTERS = "ABCDFGHIJKLMNOPQRSTUVW"  # E is a word for an empty place, too
EMOJI = "🔴🔵🟢🟡🟠🟣🟤🍎🍌🍇🍓🐶🐱"
# Marks of an empty tube that state that tubes are listed bottom first.
STATEMENTS = ("-", "[]")


class Meant(NamedTuple):
    """A level as its author means it: the colors of each tube by number, bottom first."""
    tubes: list
    capacity: int
    colors: int

    @property
    def board(self):
        """The tubes, with colors numbered as they appear."""
        return in_order_of_appearance(self.tubes)


def in_order_of_appearance(tubes):
    numbers = {}
    return [[numbers.setdefault(unit, len(numbers)) for unit in tube] for tube in tubes]


def meant(random):
    """A level of which two thirds are full tubes and empty ones, as games deal them."""
    colors, capacity = random.randint(2, 8), random.choice((2, 3, 4, 4, 4, 5))
    count = colors + random.randint(1, 3)
    units = [color for color in range(colors) for _ in range(capacity)]
    random.shuffle(units)
    if random.random() < 2 / 3:
        tubes = [units[i * capacity:(i + 1) * capacity] for i in range(count)]
    else:
        tubes = [[] for _ in range(count)]
        for unit in units:
            random.choice([tube for tube in tubes if len(tube) < capacity]).append(unit)
    if random.random() < 0.2:
        random.shuffle(tubes)
    return Meant(tubes, capacity, colors)


def names(random, count):
    return random.choice((
        lambda: random.sample(NAMES, count),
        lambda: [name.capitalize() for name in random.sample(NAMES, count)],
        lambda: random.sample(LETTERS, count),
        lambda: random.sample(LETTERS.lower(), count),
        lambda: [str(i + 1) for i in range(count)],
        lambda: [f"c{i + 1}" for i in range(count)],
        lambda: [f"#{random.randrange(1 << 24):06x}" for _ in range(count)]))()


def rows(random, level, words, empty, filler=None):
    """The tubes in words, upside down half of the time where nothing states the order; empty ones as `empty` says, or
    all of them filled up with fillers."""
    tubes = []
    for tube in level.tubes:
        row = [words[unit] for unit in tube]
        if filler is not None:
            row += [filler] * (level.capacity - len(row))
        tubes.append(row)
    if (filler is not None or empty not in STATEMENTS) and random.random() < 0.5:
        tubes = [row[::-1] for row in tubes]
    return tubes


def lines(random, level):
    separator = random.choice((" ", " ", ",", ", ", ";", "\t", " | ", " - ", "/"))
    empty = random.choice(("-", "-", "empty", "[]", "", "_", "()", "null", "none", "EMPTY", ".", " ", "*", "(empty)", "vide", "leer", "空"))
    filler = random.choice((None, None, None, "_", ".", "-", "empty", "null", "*", "EMPTY", "none"))
    label = random.choice(("", "", "", "{}: ", "{}. ", "- ", "* ", "Tube {}: ", "#{} ", "tube{}: ", "{}) ", "• "))
    brackets = random.choice(("", "", "", "", "[]", "()", "{}"))
    text = ""
    for number, row in enumerate(rows(random, level, names(random, level.colors), empty, filler), 1):
        content = separator.join(row) if row else empty
        if brackets and row:
            content = brackets[0] + content + brackets[1]
        text += label.format(number) + content + "\n"
    return text


LANGUAGES = {  # the text before and behind the list, its brackets, the separator of its elements, and its word for nothing
    "Python": ("{} = ", "", "[]", ", ", "None"),
    "JavaScript": ("const {} = ", ";", "[]", ", ", "null"),
    "TypeScript": ("const {}: string[][] = ", ";", "[]", ", ", "null"),
    "C++": ("std::vector<std::vector<std::string>> {} = ", ";", "{}", ", ", "nullptr"),
    "Java": ("String[][] {} = ", ";", "{}", ", ", "null"),
    "Clojure": ("(def {} ", ")", "[]", " ", "nil"),
    "Prolog": ("{}(", ").", "[]", ", ", "null"),
    "Rust": ("let {} = vec!", ";", "[]", ", ", "None"),
    "Go": ("var {} = [][]string", "", "{}", ", ", '""'),
    "none": ("", "", "[]", ", ", "null"),
}


def program(random, level):
    before, behind, brackets, between, nothing = LANGUAGES[random.choice(list(LANGUAGES))]
    words = names(random, level.colors)
    are_numbers = all(word.isdigit() for word in words)
    quoted = words if are_numbers else [f'"{word}"' for word in words]
    filler = random.choice((None, None, nothing, "0", '"empty"', "-1", '""'))
    tubes = rows(random, level, quoted, "[]", filler)
    space = random.choice((" ", "\n    "))
    elements = (between.strip() + space).join(brackets[0] + between.join(row) + brackets[1] for row in tubes)
    name = random.choice(("tubes", "level", "board", "bottles", "state", "puzzle", "start"))
    return before.format(name) + brackets[0] + space + elements + brackets[1] + behind + "\n"


def packed(random, level):
    words = random.choice((LETTERS, LETTERS.lower(), "123456789"))
    fill = random.choice((None, None, "_", ".", "-"))
    empty = random.choice(("-", "_" * level.capacity, "." * level.capacity, "empty", "[]"))
    separator = random.choice((" ", ", ", ",", "\n", ";", "/", "|", " | ", " / ", "; "))
    tubes = rows(random, level, words, empty, fill)
    return separator.join("".join(row) or empty for row in tubes) + "\n"


def emoji(random, level):
    words = random.sample(EMOJI, level.colors)
    empty = random.choice(("-", "", "[]", "⬜" * level.capacity, "⬛" * level.capacity, "➖", "empty"))
    joint = random.choice(("", " "))
    label = random.choice(("", "{}: ", "{}. ", "Tube {}: "))
    tubes = rows(random, level, words, empty)
    return "".join(f"{label.format(i + 1)}{joint.join(row) or empty}\n" for i, row in enumerate(tubes))


TUBES = "tubes bottles vials board stacks flasks containers columns cups grid state initialState contents".split()


def an_object(random, level):
    words = names(random, level.colors)
    units = [int(word) for word in words] if all(word.isdigit() for word in words) else words
    filler = random.choice((None, None, "null", "0", "EMPTY", ""))
    tubes = rows(random, level, units, "[]", filler)
    tubes = [[None if unit == "null" else 0 if unit == "0" else unit for unit in row] for row in tubes]
    if random.random() < 0.2:
        tubes = [{"id": i, "capacity": level.capacity, random.choice(("colors", "units", "layers")): row} for i, row in enumerate(tubes)]
    beside = {random.choice(("id", "level", "name", "levelNumber", "title")): random.choice((1, "level 3", "a")),
              random.choice(("capacity", "tubeCapacity", "height")): level.capacity,
              random.choice(("difficulty", "author", "seed", "date")): "easy",
              random.choice(("numColors", "colorCount")): level.colors}
    found = {key: value for key, value in beside.items() if random.random() < 0.4}
    found[random.choice(TUBES)] = tubes
    if random.random() < 0.2:
        found = {random.choice(("levels", "puzzles")): [found]}
    return json.dumps(found, indent=random.choice((None, None, 2)), ensure_ascii=False) + "\n"


def yaml(random, level):
    words = [f"'{name}'" for name in names(random, level.colors)]
    head = random.choice(("", "name: level 3\n", f"capacity: {level.capacity}\n"))
    return head + random.choice(TUBES) + ":\n" + "".join(f"  - [{', '.join(row)}]\n" for row in rows(random, level, words, "[]"))


def layers(random, level):
    words = names(random, level.colors)
    separator = random.choice((",", " ", " | ", "\t", ", "))
    filler = random.choice(("-", ".", "_", "empty", "*"))
    height = range(level.capacity - 1, -1, -1)
    cells = [[words[tube[at]] if at < len(tube) else filler for tube in level.tubes] for at in height]
    if random.random() < 0.5:
        cells.insert(0, [f"tube{i + 1}" for i in range(len(level.tubes))])
    if random.random() < 0.3:
        cells.append([str(i + 1) for i in range(len(level.tubes))])
    return "".join(separator.join(row) + "\n" for row in cells)


def counts(random, level):
    head = random.choice(("{0} {1}", "{0}\n{1}", "{0}", "{2} {1}", "{0} {2} {1}", "{2} {3} {1}"))
    is_of_cups = "\n" in head  # a format of which the order is known
    tubes = rows(random, level, names(random, level.colors), STATEMENTS[0] if is_of_cups else "")
    return "\n".join([head.format(len(tubes), level.capacity, level.colors, len(tubes) - level.colors), *map(" ".join, tubes)]) + "\n"


def runs(random, level):
    words = random.sample(NAMES, level.colors)
    form = random.choice(("{0} {1}", "{1} x{0}", "{1}*{0}", "{0}x {1}", "{0}{1}", "{1}:{0}", "{1} ({0})", "{1}×{0}"))
    empty = random.choice(("-", "empty", "[]"))
    text = ""
    for tube in level.tubes:
        found = []
        for unit in tube:
            if found and found[-1][1] == words[unit]:
                found[-1][0] += 1
            else:
                found.append([1, words[unit]])
        text += (", ".join(form.format(*run) for run in found) or empty) + "\n"
    return text


def markdown(random, level):
    filler = random.choice(("", "-", "empty"))
    tubes = rows(random, level, names(random, level.colors), "", filler)
    cells = [f"| {i} | {' | '.join(row)} |\n" for i, row in enumerate(tubes, 1)]
    columns = "".join(f" {i + 1} |" for i in range(level.capacity))
    return f"| Tube |{columns}\n|---{'|---' * level.capacity}|\n" + "".join(cells)


NOTATIONS = (lines, program, packed, emoji, an_object, yaml, layers, counts, runs, markdown)


def in_a_message(random, text):
    """Half of the texts as they are, the others changed as people and programs change them."""
    greeting = random.choice(("Please help, I'm stuck here:\n\n", "level 45\n", "Level 12:\n", "# level 7\n", "I can't solve this one\n"))
    thanks = random.choice(("\nthanks!\n", "\n\nany ideas?\n", "\n-- \nsent from my phone\n", "thank you\n"))
    changes = (lambda: text.replace("\n", "\r\n"), lambda: "\ufeff" + text, lambda: "```\n" + text + "```\n",
               lambda: "".join(f"{line}{' ' * random.randint(0, 3)}\n" for line in text.splitlines()),
               lambda: greeting + text, lambda: text + thanks, lambda: "\n\n" + text + "\n\n", lambda: text.rstrip("\n"),
               lambda: "".join(f"> {line}\n" for line in text.splitlines()),
               lambda: "".join(f"    {line}\n" for line in text.splitlines()), text.upper, lambda: text.replace("\n", "\n\n"))
    return random.choice(changes)() if random.random() < 0.5 else text
