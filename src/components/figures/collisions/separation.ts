/** An axis-aligned box: top left corner and size, y pointing down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the movement that pushes a body out of a collider, along the axis with the smaller overlap. If both overlaps
 * are equal, the body moves horizontally. The engine's collision resolver does the same.
 */
export function separation(body: Box, collider: Box): {x: number; y: number} {
  const smaller = (forward: number, backward: number): number =>
    Math.abs(forward) < Math.abs(backward) ? forward : backward;
  const x = smaller(collider.x + collider.width - body.x, collider.x - body.x - body.width);
  const y = smaller(collider.y + collider.height - body.y, collider.y - body.y - body.height);
  return Math.abs(y) < Math.abs(x) ? {x: 0, y} : {x, y: 0};
}

/** Returns the area that two overlapping boxes share. */
export function overlapOf(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

/** Whether a point is in a box or on its edge. */
export const contains = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
