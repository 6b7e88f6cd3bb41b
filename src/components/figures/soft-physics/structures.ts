interface Node {
  readonly x: number;
  readonly y: number;
}

/** Nodes, links along the outline and links inside. A link is a pair of node indexes. */
export interface Structure {
  readonly nodes: readonly Node[];
  readonly links: readonly (readonly [number, number])[];
  readonly inner: readonly (readonly [number, number])[];
}

export function rope(nodeCount: number, length: number): Structure {
  const nodes = Array.from({length: nodeCount}, (_, index) => {
    const share = index / (nodeCount - 1);
    return {x: share * length, y: Math.sin(share * Math.PI) * length * 0.28};
  });
  const links = nodes.slice(1).map((_, index) => [index, index + 1] as const);
  return {nodes, links, inner: []};
}

/** Creates a stabilized body: a closed outline in which opposite nodes are also linked. */
export function body(nodeCount: number, radius: number): Structure {
  const nodes = Array.from({length: nodeCount}, (_, index) => {
    const angle = (index / nodeCount) * 2 * Math.PI;
    return {x: radius + Math.cos(angle) * radius, y: radius + Math.sin(angle) * radius};
  });
  const links = nodes.map((_, index) => [index, (index + 1) % nodeCount] as const);
  const half = Math.floor(nodeCount / 2);
  return {nodes, links, inner: nodes.slice(0, half).map((_, index) => [index, index + half])};
}

export function cloth(columns: number, rows: number, cell: number): Structure {
  const index = (column: number, row: number): number => row * columns + column;
  const nodes = Array.from({length: columns * rows}, (_, nr) => ({
    x: (nr % columns) * cell,
    y: Math.floor(nr / columns) * cell,
  }));
  const all = nodes.flatMap((_, nr) => {
    const column = nr % columns;
    const row = Math.floor(nr / columns);
    return [
      ...(column + 1 < columns
        ? [{pair: [nr, nr + 1] as const, edge: row % (rows - 1) === 0}]
        : []),
      ...(row + 1 < rows
        ? [{pair: [nr, index(column, row + 1)] as const, edge: column % (columns - 1) === 0}]
        : []),
    ];
  });
  return {
    nodes,
    links: all.filter(({edge}) => edge).map(({pair}) => pair),
    inner: all.filter(({edge}) => !edge).map(({pair}) => pair),
  };
}
