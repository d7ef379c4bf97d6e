"""Writes the options of a function into its signature and its docstring; everything else stays as it is."""
# SPDX-License-Identifier: MIT
import ast
import textwrap
from collections import namedtuple

Keyword = namedtuple("Keyword", "name type usual summary")

WIDTH = 120
HEADING = "Options:"
# Other functions are named like the question that they ask.
QUESTIONS = {"solve_many": "solve", "analyze_many": "analyze", "state_graph": "graph", "__init__": "show"}
# Of the options of `read`, a picture leaves a few open.
WITH_OPTIONS_OF_ITS_OWN = {"read_picture"}


def keywords_of(table: str) -> dict[str, list[Keyword]]:
    """The keywords of each question, from the lines of `write_keywords`."""
    keywords = {}
    for line in table.splitlines():
        question, *keyword = line.split("\t")
        keywords.setdefault(question, []).append(Keyword(*keyword))
    return keywords


def rewritten(source: str, keywords: dict[str, list[Keyword]]) -> str:
    lines = source.splitlines()
    for function in reversed(list(functions_of(ast.parse(source)))):
        question = QUESTIONS.get(function.name, function.name)
        if not function.args.kwonlyargs or question not in keywords:
            continue
        places = {arg.arg for arg in function.args.args}
        options = [keyword for keyword in keywords[question] if keyword.name not in places]
        first = function.body[0]
        head = signature(source, function, options)
        if ast.get_docstring(function) is None:  # a stub, or one of several signatures
            head[-1] += " ..."
        else:
            head += docstring(function, options)
        lines[function.lineno - 1:first.end_lineno] = head
    return "\n".join(lines) + "\n"


def functions_of(tree):
    """Those of a module, and constructors."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from (inner for inner in node.body if isinstance(inner, ast.FunctionDef) and inner.name == "__init__")


def signature(source, function, options):
    """The lines of a `def`, with the options where the first of them is."""
    arguments = function.args
    required = [None] * (len(arguments.args) - len(arguments.defaults))
    parts = [parameter(source, *pair) for pair in zip(arguments.args, required + arguments.defaults)]
    names = {option.name for option in options}
    own = [(arg.arg, parameter(source, arg, usual)) for arg, usual in zip(arguments.kwonlyargs, arguments.kw_defaults)]
    where = next((place for place, (name, _) in enumerate(own) if name in names), len(own))
    told = [f"{option.name}: {option.type} = {option.usual}" for option in options]
    before = [text for name, text in own[:where]]
    after = [text for name, text in own[where:] if name not in names]
    parts += ["*", *before, *told, *after]
    head = " " * function.col_offset + f"def {function.name}("
    returns = ast.get_source_segment(source, function.returns)
    lines = wrapped(head, [part + "," for part in parts[:-1]] + [parts[-1]])
    tail = f") -> {returns}:"
    if len(lines[-1] + tail) <= WIDTH + len(" ..."):
        lines[-1] += tail
    else:
        lines.append(" " * len(head) + tail)
    return lines


def parameter(source, arg, usual):
    text = arg.arg if arg.annotation is None else f"{arg.arg}: {ast.get_source_segment(source, arg.annotation)}"
    return text if usual is None else f"{text} = {ast.get_source_segment(source, usual)}"


def wrapped(head, parts):
    lines = [head]
    for part in parts:
        space = "" if lines[-1].endswith("(") else " "
        if len(lines[-1] + space + part) <= WIDTH or lines[-1] == head:
            lines[-1] += space + part
        else:
            lines.append(" " * len(head) + part)
    return lines


def docstring(function, options):
    text, _, _ = ast.get_docstring(function).partition(f"\n\n{HEADING}\n")
    indent = " " * function.body[0].col_offset
    lines = textwrap.indent(f'"""{text}', indent, lambda line: line.strip()).splitlines() + ["", indent + HEADING]
    for option in options:
        lines += textwrap.wrap(f"{option.name}: {option.summary}", WIDTH, initial_indent=indent + "    ",
                               subsequent_indent=indent + "        ", break_on_hyphens=False)
    return [*lines, indent + '"""']
