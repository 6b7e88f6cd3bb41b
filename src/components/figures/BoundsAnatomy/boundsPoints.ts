export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Reference points of the engine's `Bounds`. */
export interface BoundsPoints {
  /** Top left corner. */
  readonly origin: Point;
  readonly position: Point;
  readonly extents: Point;
  /** Bottom right corner: largest x and y. */
  readonly bottomRight: Point;
}

/**
 * Computes the reference points of a rectangle, given the arguments of `Bounds.atOrigin`.
 *
 * @param origin top left corner
 * @param width at least 0
 * @param height at least 0
 */
export function boundsPoints(origin: Point, width: number, height: number): BoundsPoints {
  const extents = {x: width / 2, y: height / 2};
  return {
    origin,
    extents,
    position: {x: origin.x + extents.x, y: origin.y + extents.y},
    bottomRight: {x: origin.x + width, y: origin.y + height},
  };
}
