"""State graphs for networkx."""
# SPDX-License-Identifier: MIT
from typing import Any

from ._core import StateGraph


def digraph(states: StateGraph) -> Any:
    """A networkx.MultiDiGraph with `distance` (None when dead) and `goal` at each state, and `move` at each edge."""
    try:
        import networkx  # type: ignore
    except ImportError as missing:
        raise ImportError("to_networkx() needs networkx (on Debian: python3-networkx); "
                          "edges, moves, distances and goals are there without it") from missing
    graph = networkx.MultiDiGraph()
    goals = set(states.goals)
    for state, distance in enumerate(states.distances):
        graph.add_node(state, distance=distance, goal=state in goals)
    graph.add_edges_from((*edge, {"move": move}) for edge, move in zip(states.edges, states.moves))
    return graph
