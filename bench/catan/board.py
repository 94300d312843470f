"""The fixed topology of the 19-hex board as plain tables, built once at import."""

Table = list[list[int]]

N_HEX, N_NODE, N_EDGE, N_PORT = 19, 54, 72, 9
RADIUS = 2
CORNERS = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
COAST_STEPS = (3, 3, 4)
"""Edges from one harbour to the next along the coast."""


def _pad(table: Table, width: int) -> Table:
    return [row + [-1] * (width - len(row)) for row in table]


def _corners_and_edges() -> tuple[Table, Table, Table]:
    """The nodes of each hex, the edges of each hex, the two ends of each edge."""
    span = range(-RADIUS, RADIUS + 1)
    centres = [(2 * q + r, 3 * r) for r in span for q in span if abs(q + r) <= RADIUS]
    node_id: dict[tuple[int, int], int] = {}
    edge_id: dict[tuple[int, int], int] = {}
    hex_nodes: Table = []
    hex_edges: Table = []
    for cx, cy in centres:
        ring = [node_id.setdefault((cx + dx, cy + dy), len(node_id)) for dx, dy in CORNERS]
        hex_nodes.append(ring)
        pairs = [(min(a, b), max(a, b)) for a, b in zip(ring, ring[1:] + ring[:1], strict=True)]
        hex_edges.append([edge_id.setdefault(e, len(edge_id)) for e in pairs])
    return hex_nodes, hex_edges, [[a, b] for a, b in edge_id]


def _harbours(hex_edges: Table, edge_nodes: Table) -> list[int]:
    """Walk the coast and put a harbour every three, three, four edges; the harbour of each node, or -1."""
    coast = {e for e in range(N_EDGE) if sum(e in es for es in hex_edges) == 1}
    walk = [min(coast)]
    while len(walk) < len(coast):
        here = set(edge_nodes[walk[-1]])
        walk.append(next(e for e in sorted(coast) if e not in walk and set(edge_nodes[e]) & here))
    node_port = [-1] * N_NODE
    at = 0
    for port in range(N_PORT):
        for n in edge_nodes[walk[at]]:
            node_port[n] = port
        at += COAST_STEPS[port % len(COAST_STEPS)]
    return node_port


HEX_NODES, _HEX_EDGES, EDGE_NODES = _corners_and_edges()
NODE_PORT = _harbours(_HEX_EDGES, EDGE_NODES)
_NODE_EDGES = [[e for e in range(N_EDGE) if n in EDGE_NODES[e]] for n in range(N_NODE)]
NODE_EDGES = _pad(_NODE_EDGES, 3)
NODE_HEXES = _pad([[h for h in range(N_HEX) if n in HEX_NODES[h]] for n in range(N_NODE)], 3)
NODE_NODES = _pad([[sum(EDGE_NODES[e]) - n for e in _NODE_EDGES[n]] for n in range(N_NODE)], 3)
HEX_HEXES = _pad([[g for g in range(N_HEX) if g != h and set(_HEX_EDGES[g]) & set(_HEX_EDGES[h])]
                  for h in range(N_HEX)], 6)
