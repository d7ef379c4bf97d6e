#!/usr/bin/env python3
"""Checks proof files of decant: that a plan is shortest, that no plan is shorter than a bound, or that there is none.

Written from docs/proof-format.md, which says what is checked here and why that is enough. Nothing is shared with decant.

    verify_proof.py [--level CODE] FILE...        FILE: plain, or compressed by gzip; - is standard input
"""
# SPDX-License-Identifier: MIT
import argparse
import re
import sys
import zlib


def require(holds, problem):
    if not holds:
        raise ValueError(problem)


def number(text, least=0):
    require(re.fullmatch("0|[1-9][0-9]{0,8}", text) and int(text) >= least, "'%.20s' is not a number here" % text)
    return int(text)


class Tubes:
    """Tube sorting. A tube is known by its text, such as AAB^5, units bottom first, with a dot above each unit that comes to light only when
    those of its color right above it are gone; a position is a sorted tuple of texts."""
    def __init__(self, code, full):
        require(match := re.fullmatch("(water|ball)([0-9]+):([^:]*)((?::[^:]*)*)", code), "the level is not a code of tube sorting")
        self.full, self.name, self.ball, self.capacity, self.facts = full, match[1] + " sort", match[1] == "ball", number(match[2], 1), {}
        self.rules = {"": {}}
        parts, fields = [self.look(text)[:2] for text in match[3].split("/")], match[4].split(":")[1:]
        require(self.capacity <= 32 and len(parts) <= 64 and "." not in match[3], "the level is too large, or has dots")
        own = {"complete=locks", "reveal=unit", "carry=color", "counts=shown"}
        require(all(fields.count(field) == 1 for field in own.intersection(fields)), "a field stands twice")
        self.passes, self.shown, self.locks = self.ball or "carry=color" in fields, "counts=shown" in fields, "complete=locks" in fields
        sorts = [field for field in fields if re.fullmatch(r"sorts=[A-Za-z0-9](?:\+[A-Za-z0-9])*", field)]
        rules = self.rules_of([field for field in fields if field not in own and field not in sorts], len(parts))
        for i, rule in enumerate(rules):
            hidden = rule.pop("hides", ())
            require(all(int(place) <= len(parts[i][1]) for place in hidden) and len(set(hidden)) == len(hidden), "a hidden unit is none, or told twice")
            if self.shown or not self.passes:
                parts[i] = parts[i][0], self.dotted(parts[i][1], {int(place) - 1 for place in hidden}, "reveal=unit" in fields)
        marks = ["@%d" % (rules.index(rule) + 1) if rule else "" for rule in rules]
        self.rules.update(zip(marks, rules))
        self.tubes = [self.text(*tube, mark) for tube, mark in zip(parts, marks)]
        conditions = [part for rule in rules for key in ("opens", "gives") for part in rule.get(key, ()) if part != ("no", True)]
        self.counted = max([int(event[6:]) for event, _ in conditions if event[:6] == "moves."], default=0)
        self.events = sorted({event for event, _ in conditions if event[:6] != "moves." and event != "never"}, key=self.event_order)
        self.has_conditions, self.start = bool(conditions), ()
        self.kinds, self.units = self.contents(self.tubes)
        require(len(self.events) <= 32 and all(event[-1] in self.units for event in self.events if not self.event_order(event)[0]), "a condition names no color, or is one too many")
        self.start = self.position(self.tubes, "", 0)
        self.capacities = [capacity for capacity, _ in self.kinds]
        self.has_goals = len(set(self.capacities)) > 1
        # The most tubes of a color at a goal: one more than the smallest capacities that it fills with units to spare.
        self.sorts = set("".join(sorts)[6:].replace("+", "")) or set(self.units)
        require(len(sorts) <= 1 and self.sorts <= set(self.units), "the goal asks for a color that is none")
        require(not sorts or len(sorts[0]) == 5 + 2 * len(self.sorts), "the goal asks for a color twice")
        self.is_partial = bool(sorts)
        self.most = {color: sum(sum(self.capacities[:k]) < count for k in range(len(parts))) * (color in self.sorts) for color, count in self.units.items()}
    def rules_of(self, fields, count):
        """For each tube a dictionary of its rules, from fields such as accepts=A@3+4,B@5."""
        rules = [{} for _ in range(count)]
        part = r"(?:not\.)?(?:done\.(?:[A-Za-z]|color\.[0-9]|[1-9][0-9]{0,2})|group\.(?:[1-9]|[1-5][0-9]|6[0-3])|moves\.[1-9][0-9]{0,2})"
        shapes = {"hides": r"[1-9][0-9]?(?:\.[1-9][0-9]?)*", "accepts": "[A-Za-z0-9]|none", "gives": r"no|%s(?:\+%s){0,3}" % (part, part), "ends": "empty", "opens": r"never|%s(?:\+%s){0,3}" % (part, part)}
        for field in fields:
            key, equals, values = field.partition("=")
            require(equals and key in shapes, "'%.40s' is not a field of rules" % field)
            for value in values.split(","):
                require(match := re.fullmatch("(%s)@([0-9+]+)" % shapes[key], value), "'%.60s' is not a rule of tubes" % value)
                for tube in match[2].split("+"):
                    require(number(tube, 1) <= count and key not in rules[int(tube) - 1], "'%.60s' names a wrong tube" % value)
                    rules[int(tube) - 1][key] = self.condition(match[1]) if key in ("opens", "gives") else match[1].split(".") if key == "hides" else match[1]
        return rules
    @staticmethod
    def dotted(units, hidden, by_unit):
        """The units of a tube with their dots. The top unit is shown at once, and so is its run but where units come to light one by one."""
        text = ""
        for i, unit in enumerate(units):
            above = range(i + 1, i + len(units[i:]) - len(units[i:].lstrip(unit)))
            goes_later = i in hidden and above and (by_unit or hidden.isdisjoint(above))
            text += unit + "." * bool(goes_later)
        return text
    def condition(self, text):
        """A tuple of events, each with whether it must have happened; an event that never happens for never."""
        parts = tuple((part.removeprefix("not."), not part.startswith("not.")) for part in text.split("+"))
        numbers = [event.partition(".")[2] for event, _ in parts]
        require(len(set(parts)) == len(parts) and all(int(n) <= 200 for n in numbers if n.isdigit()), "'%.60s' is not a condition" % text)
        return parts
    @staticmethod
    def event_order(event):
        """Colors before numbers of tubes, and these before groups."""
        return (1 + event.startswith("group."), int(event.partition(".")[2])) if event[-1:].isdigit() and "color" not in event else (0, event[-1])
    def position(self, tubes, happened, moves):
        """A position: the sorted texts of the tubes and, if some have conditions, what has happened behind a colon."""
        if not self.has_conditions:
            return tuple(sorted(tubes))
        complete = [tube for tube in tubes if self.is_complete(tube)]
        words, count = self.words_of(happened)
        for event in self.events:
            kind, value = self.event_order(event)
            named = lambda tube: event in [part for key in ("opens", "gives") for part, _ in self.rules[self.look(tube)[-1]].get(key, ())]
            if len(complete) >= value if kind == 1 else any(named(tube) if kind else self.look(tube)[3] == value for tube in complete):
                words.add(event)
        count = min(self.counted, count + moves)
        told = [event for event in self.events if event in words] + ["moves.%d" % count] * (count > 0)
        return (*sorted(tubes), ":" + "+".join(told))
    def words_of(self, happened):
        words = set(happened.lstrip(":").split("+")) - {""}
        counts = {word for word in words if word.startswith("moves.")}
        return words - counts, max((int(word[6:]) for word in counts), default=0)
    def parts(self, position):
        return (position[:-1], position[-1]) if self.has_conditions else (position, "")
    def parts_of(self, key, tube, happened):
        """For each part of a tube's condition the event, and whether the part holds."""
        words, moves = self.words_of(happened)
        true = lambda event: moves >= int(event[6:]) if event.startswith("moves.") else event in words
        return [(event, wanted, true(event) == wanted) for event, wanted in self.rules[self.look(tube)[-1]].get(key, ())]
    def is_open(self, tube, happened):
        return all(holds for _, _, holds in self.parts_of("opens", tube, happened))
    def may_give(self, tube, happened):
        return self.is_open(tube, happened) and all(holds for _, _, holds in self.parts_of("gives", tube, happened))
    def is_waiting(self, tube, happened):
        parts = self.parts_of("opens", tube, happened)
        return any(wanted and not holds and event.startswith(("done.", "group.")) for event, wanted, holds in parts) and all(wanted or holds for _, wanted, holds in parts)
    def is_sorted(self, tube):
        return len(self.look(tube)[4]) == 1 and not (self.shown and "." in tube)
    def is_complete(self, tube):
        return not self.look(tube)[2] and self.is_sorted(tube)
    @staticmethod
    def with_dots(tube):
        return re.match("[A-Za-z0-9.]*", tube)[0]
    def text(self, capacity, units, mark=""):
        return (units or "-") + ("" if capacity == self.capacity else "^%d" % capacity) + mark
    def look(self, text):
        """Of a tube: capacity, units, room, top color, runs, both tubes after it is poured into another, and the mark of its rules."""
        if text not in self.facts:
            require(match := re.fullmatch(r"(-|[A-Za-z0-9.]+)(?:\^([0-9]+))?(@[0-9]+)?", text), "'%.40s' is not a tube" % text)
            require((match[3] or "") in self.rules, "'%.40s' has rules that no tube has" % text)
            capacity, units = number(match[2], 1) if match[2] else self.capacity, match[1].replace("-", "").replace(".", "")
            require(not re.search(r"^\.|(.)\.(?!\1)", match[1]), "the tube '%.40s' has a dot where none can be" % text)
            require(len(units) <= capacity <= 32, "the tube '%.40s' has too many units or room" % text)
            runs = [run.group() for run in re.finditer(r"(.)\1*", units)] or [""]
            self.facts[text] = capacity, units, capacity - len(units), units[-1:], runs, {}, match[3] or ""
        return self.facts[text]
    def rewritten(self, tube):
        facts = self.look(tube)
        return self.text(facts[0], self.with_dots(tube), facts[-1])
    def split(self, text):
        tubes = text.split("/")
        require(tubes == sorted(self.rewritten(tube) for tube in tubes), "the tubes are not in order, or miswritten")
        return tuple(tubes)
    def read(self, text):
        text, colon, happened = text.partition(":")
        tubes = self.split(text)
        require(self.contents(tubes) == (self.kinds, self.units), "the position has other tubes or units than the level")
        words, moves = self.words_of(happened)
        told = "+".join([event for event in self.events if event in words] + ["moves.%d" % moves] * (moves > 0))
        require(happened == told and bool(colon) == bool(told) and moves <= self.counted, "what happened is told wrongly")
        return (*tubes, ":" + happened) if self.has_conditions else tubes
    def contents(self, position):
        units = "".join(self.look(tube)[1] for tube in position)
        return sorted((self.look(tube)[0], self.look(tube)[-1]) for tube in position), {color: units.count(color) for color in set(units)}
    def bound(self, position):
        """The runs (water) or units (ball) that cannot stay where they are."""
        moving, bottoms, ball = 0, {}, self.ball and not self.is_partial
        for tube in self.parts(position)[0]:
            _, units, _, _, runs, _, _ = self.look(tube)
            if units:
                moving += len(units) if ball else sum(run[0] in self.sorts for run in runs)
                bottoms.setdefault(units[0], []).append(len(runs[0]) if ball else 1)
        return moving - sum(sum(sorted(stay, reverse=True)[:self.most[color]]) for color, stay in bottoms.items())
    def is_goal(self, position):
        position, happened = self.parts(position)
        tubes = [self.look(tube) for tube in position]
        waiting = any(self.is_waiting(text, happened) for text, (_, units, *_) in zip(position, tubes) if not units)
        due = [tube for tube in position if self.sorts.intersection(self.look(tube)[1])]
        not_full = [top for _, units, room, top, _, _, _ in map(self.look, due) if room]
        most = 0 if self.full else len(set(not_full))
        ended = all("ends" not in self.rules[mark] for _, units, *_, mark in tubes if units)
        return ended and not waiting and all(map(self.is_sorted, due)) and len(not_full) == most
    def poured(self, giver, taker):
        """Both tubes after the move, or nothing where it is not legal."""
        capacity, units, _, color, runs, known, mark = self.look(giver)
        if taker not in known:
            other, _, room, top, _, _, taking = self.look(taker)
            dotted = self.with_dots(giver)
            count = 1 if self.ball else min(room, len(runs[-1]) if self.passes else min(len(runs[-1]), len(dotted.split(".")[-1])))
            locked = self.locks and self.is_complete(giver) and "ends" not in self.rules[mark]
            by_rules = not locked and self.rules[taking].get("accepts", color) == color
            is_legal = units and room and top in ("", color) and by_rules
            left = is_legal and re.sub(r"(?:\.?[A-Za-z0-9]){%d}$" % count, "", dotted)
            known[taker] = is_legal and (self.text(capacity, left, mark), self.text(other, self.with_dots(taker) + color * count, taking))
        return known[taker]
    def successors(self, position):
        position, happened = self.parts(position)
        for giver in {tube for tube in position if self.may_give(tube, happened)}:
            rest = list(position)
            rest.remove(giver)
            for taker in {tube for tube in rest if self.is_open(tube, happened)}:
                if pair := self.poured(giver, taker):
                    after = rest + list(pair)
                    after.remove(taker)
                    yield self.position(after, happened, 1)
    def play(self, plan):
        tubes, happened = list(self.tubes), self.parts(self.start)[1]
        for move in plan:
            match = re.fullmatch("([1-9][0-9]?)>([1-9][0-9]?)", move)
            i, j = (int(match[1]) - 1, int(match[2]) - 1) if match else (0, 0)
            fits = i != j and max(i, j) < len(tubes) and self.may_give(tubes[i], happened) and self.is_open(tubes[j], happened)
            require(pair := fits and self.poured(tubes[i], tubes[j]), "'%.40s' is not a legal move" % move)
            tubes[i], tubes[j] = pair
            happened = self.parts(self.position(tubes, happened, 1))[1]
        return self.position(tubes, happened, 0)
    def picture(self):
        tubes = [self.look(tube)[:2] for tube in self.tubes]
        goal = "empty or full of one color" if self.full else "of one color; of each color at most one is not full"
        return "At the end each tube is %s.\n" % goal + "\n".join(" ".join("|%s|" % units[row:row + 1].ljust(1) if row < capacity else "   " for capacity, units in tubes)
                         for row in reversed(range(self.capacities[-1])))


class Borders:
    """Border positions: of the tubes with a border, each cut above the first unit over its top border, a sorted tuple."""
    def __init__(self, level):
        self.level = level
        self.start = tuple(sorted(filter(None, (self.cut(*level.look(tube)[:2]) for tube in level.tubes))))
    def cut(self, capacity, units):
        foot = units.rstrip(units[-1:]) if units else ""
        return foot and self.level.text(capacity, units[:len(foot) + 1])
    def read(self, text):
        position = self.level.split(text)
        require(all(self.cut(*self.level.look(tube)[:2]) == tube for tube in position), "a tube is not cut above its top border")
        feet, capacities = "".join(self.level.look(tube)[1][:-1] for tube in position), [self.level.look(tube)[0] for tube in position]
        fits = all(feet.count(color) <= self.level.units.get(color, 0) for color in feet)
        require(fits and all(capacities.count(c) <= self.level.capacities.count(c) for c in capacities), "more than in the level")
        return position
    def is_goal(self, position):
        return not position
    def successors(self, position):
        largest = self.level.capacities[-1]
        over = dict(self.level.units)  # free units of each color, less the room for them over feet that show it
        for tube in position:
            _, units, room, shown, _, _, _ = self.level.look(tube)
            over[shown] = over.get(shown, 0) - room - 1
            for color in units[:-1]:
                over[color] -= 1
        for tube in set(position):
            capacity, units, room, shown, _, _, _ = self.level.look(tube)
            others = {**over, shown: over[shown] + room + 1}
            if sum(-(-count // largest) for count in others.values() if count > 0) <= len(self.level.tubes) - len(position):
                after = list(position) + list(filter(None, [self.cut(capacity, units[:-1])]))
                after.remove(tube)
                yield tuple(sorted(after))


NAME = r"(?:[A-Za-z0-9_.-]|%[89A-F][0-9A-F])+"
ITEM = r"(NAME)(?:([=~])(NAME)(?:@(.+))?|@-?[0-9]+(?:\.[0-9]+)?,-?[0-9]+(?:\.[0-9]+)?)?".replace("NAME", NAME)


def condition_of(text, nodes):
    """A function of the set of occupied nodes. Its grammar is that of `or`, `and` and `not`, so it becomes a line of Python."""
    shape = re.sub(NAME, "n", text)
    for _ in range(50):
        shape = re.sub(r"!n|\(n(?:[+,]n)*\)", "n", shape)
    require(re.fullmatch("n(?:[+,]n)*", shape) and set(re.findall(NAME, text)) <= nodes, "'%.40s' is not a condition" % text)
    words = {"!": " not ", "+": " and ", ",": " or "}
    return eval("lambda occupied: " + re.sub(NAME + "|[!+,]", lambda m: words.get(m[0], "(%r in occupied)" % m[0]), text))


class Map:
    """DogBunny. A position is a tuple with a sorted tuple of nodes for each name of tokens."""
    name, has_goals = "DogBunny", False
    def __init__(self, code, full):
        require(not full, "version 2 is for tube sorting")
        self.parts = code.split(":")
        require(len(self.parts) == 4 and self.parts[0] == "dogbunny", "the level is not a code of DogBunny")
        items = [re.fullmatch(ITEM, item) for item in self.parts[1].split("/")]
        require(all(item and item[1] != item[3] for item in items), "the level has an edge or a node that is none")
        self.nodes = {node for item in items for node in (item[1], item[3]) if node}
        self.edges = []
        for item in items:
            if item[2]:
                condition = condition_of(item[4], self.nodes) if item[4] else lambda occupied: True
                self.edges += [(item[1], item[3], condition)] + [(item[3], item[1], condition)] * (item[2] == "=")
        starts, goals = self.places(self.parts[2]), self.places(self.parts[3]) if self.parts[3] else {}
        require(all(len(nodes) <= len(starts.get(kind, ())) for kind, nodes in goals.items()), "there are goals without tokens")
        tokens, edges = sum(map(len, starts.values())), sum(bool(item[2]) for item in items)
        require(len(self.nodes) <= 64 and edges <= 256 and tokens <= 16, "the level is too large")
        self.kinds, self.start = list(starts), tuple(starts.values())
        self.goals = [goals.get(kind, ()) for kind in self.kinds]
    def places(self, part):
        found = {}
        for item in part.split("/"):
            kind, _, nodes = item.partition("=")
            is_new = re.fullmatch(NAME, kind) and kind not in found
            require(is_new and set(nodes.split("+")) <= self.nodes, "'%.40s' places no tokens" % item)
            found[kind] = tuple(sorted(nodes.split("+")))
        return found
    def read(self, text):
        position = tuple(tuple(kind.split("+")) for kind in text.split("/"))
        known = all(list(nodes) == sorted(nodes) and set(nodes) <= self.nodes for nodes in position)
        require(known and list(map(len, position)) == list(map(len, self.start)), "this is not a position of the level")
        return position
    def bound(self, _):
        return 0
    def is_goal(self, position):
        return all(nodes.count(node) >= goal.count(node) for nodes, goal in zip(position, self.goals) for node in goal)
    def moves(self, position):
        occupied = {node for nodes in position for node in nodes}
        for source, target, is_open in self.edges:
            for k, nodes in enumerate(position):
                if source in nodes and is_open(occupied):
                    left = list(nodes)
                    left[left.index(source)] = target
                    yield "%s:%s>%s" % (self.kinds[k], source, target), position[:k] + (tuple(sorted(left)),) + position[k + 1:]
    def successors(self, position):
        return dict(self.moves(position)).values()
    def play(self, plan):
        position = self.start
        for move in plan:
            require(position := dict(self.moves(position)).get(move), "'%.80s' is not a legal move" % move)
        return position
    def picture(self):
        return "edges:  %s\ntokens: %s\ngoals:  %s" % tuple(part.replace("/", "  ") for part in self.parts[1:])


CLAIMS = {"optimum": "The shortest plan has %s move%s.", "at-least": "No plan has fewer than %s move%s."}


def lines_of(file):
    """Lines without their line feeds. A gzip file has members, one behind the other; zlib checks their heads and sums."""
    data, part, line = file.read(2), None, bytearray()
    is_packed = data == b"\x1f\x8b"
    while data:
        if is_packed:
            part = part or zlib.decompressobj(31)
            text = part.decompress(data, 1 << 16)
            data, part = (part.unused_data, None) if part.eof else (part.unconsumed_tail, part)
        else:
            text, data = data, b""
        line += text
        if b"\n" in text:
            *whole, line = line.split(b"\n")
            yield from whole
        require(len(line) < 1 << 20, "the line is too long")
        data = data or file.read(1 << 16)
    require(part is None, "the compressed file is cut off")
    require(not line, "the line does not end with a line feed")


class Proof:
    """One file, line by line."""
    def __init__(self, file):
        self.lines, self.line = lines_of(file), 0
    def next(self, word):
        """The rest of the next line, which begins with that word."""
        self.line += 1
        line = next(self.lines, None)
        require(line is not None and len(line) < 1 << 20, "the line is missing or too long")
        require(re.fullmatch(rb"[ -~]*", line), "the line has a byte that is not visible ASCII")
        require(line.startswith(word.encode()), "the line does not begin with '%s'" % word.strip())
        return line[len(word):].decode()
    def read_head(self, about):
        version = self.next("decant-proof ")
        require(version in ("1", "2"), "this is neither 'decant-proof 1' nor 'decant-proof 2'")
        self.code = self.next("level ")
        self.level = (Map if self.code.startswith("dogbunny:") else Tubes)(self.code, version == "2")
        code, _, goal = (about or self.code).partition(":goal=")
        require(code == self.code, "the proof is about another level")
        require(goal in ("", ("gathered", "full")[version == "2"]), "the proof is about another goal")
        require(not about or goal or not self.level.has_goals, "--level must say which goal: add :goal=full or :goal=gathered to the code")
        claim = self.next("claim ")
        self.claim, _, length = claim.partition(" ")
        self.solvable = self.claim in CLAIMS
        require(self.solvable or claim == "unsolvable", "the claim is unknown")
        self.length = number(length) if self.solvable else None
        if self.claim == "optimum":
            blank, *moves = self.next("plan").split(" ")
            require(blank == "" and len(moves) == self.length, "the plan has another length than is claimed")
            require(self.level.is_goal(self.level.play(moves)), "the plan does not end in a goal")
    def read_table(self):
        self.count = number(self.next("entries "))
        self.space, self.table, previous = self.level, {}, ""
        for _ in range(self.count):
            text = self.next("")
            if not self.table and text.startswith("T ") and not self.solvable and isinstance(self.level, Tubes) and not self.level.is_partial:
                self.space = Borders(self.level)
            word, _, text = text.partition(" ")
            require(word == ("S" if self.space is self.level else "T"), "this is not an entry of such a proof")
            bound, _, text = text.partition(" ") if word == "S" else ("inf", "", text)
            require(self.solvable or bound == "inf", "a level that cannot be solved has no numbers")
            require(text > previous, "the line does not rise above the one before")
            self.table[self.space.read(text)] = number(bound, 1) if self.solvable else None
            previous = text
        require(self.next("end") == "" and next(self.lines, None) is None, "something stands behind the end")
    def check(self):
        self.line -= self.count + 1
        for position, bound in self.table.items():
            self.line += 1
            require(not self.space.is_goal(position), "the position is a goal")
            for after in self.space.successors(position):
                if not self.solvable:
                    require(after in self.table, "a move leads to %s, which is not listed" % (after,))
                elif self.table.get(after, 0) < bound - 1 and self.space.bound(after) < bound - 1:
                    raise ValueError("a move leads to %s, from where the table allows a shorter way" % (after,))
        start = self.space.start
        proved = max(self.level.bound(start), self.table.get(start, 0)) >= self.length if self.solvable else start in self.table
        require(proved, "the claim is higher than the number of the start, or the start is not listed")


def verify(name, about):
    """Whether a file was verified, and the message about it."""
    proof = None
    try:
        with open(name, "rb") if name != "-" else sys.stdin.buffer as file:
            proof = Proof(file)
            proof.read_head(about)
            proof.read_table()
            proof.check()
        claim = CLAIMS[proof.claim] % (proof.length, "s" * (proof.length != 1)) if proof.solvable else "It cannot be solved."
        return True, "VERIFIED: %s\n%s\nLevel: %s (%s)\nEntries: %d\n%s" % (
            name, claim, proof.code, proof.level.name, proof.count, proof.level.picture())
    except (OSError, ValueError, zlib.error, MemoryError) as error:
        return False, "REJECTED: %s: line %d: %s" % (name, proof.line if proof else 0, error or "it takes too much memory")


def main():
    parser = argparse.ArgumentParser(description="Checks proof files of decant.")
    parser.add_argument("--level", help="the code of the level that the proofs must be about; of tubes that differ in capacity with the goal, as CODE:goal=full")
    parser.add_argument("files", nargs="+", metavar="FILE", help="plain, or compressed by gzip; - is standard input")
    given = parser.parse_args()
    outcomes = (verify(name, given.level) for name in given.files)
    sys.exit(0 if all([print(told) or verified for verified, told in outcomes]) else 1)


if __name__ == "__main__":
    main()
