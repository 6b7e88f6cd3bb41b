export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface BoundsPoints {
  readonly origin: Point;
  readonly position: Point;
  readonly extents: Point;
  readonly bottomRight: Point;
}

export function boundsPoints(origin: Point, width: number, height: number): BoundsPoints {
  const extents = {x: width / 2, y: height / 2};
  return {
    origin,
    extents,
    position: {x: origin.x + extents.x, y: origin.y + extents.y},
    bottomRight: {x: origin.x + width, y: origin.y + height},
  };
}
