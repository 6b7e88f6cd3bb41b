/** A position in the world: x grows to the right, y grows down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The reference points that the engine's `Bounds` knows. */
export interface BoundsPoints {
  /** Upper left corner. */
  readonly origin: Point;
  /** Center. */
  readonly position: Point;
  /** Half of width and height. */
  readonly extents: Point;
  /** Lower right corner: largest x and y. */
  readonly bottomRight: Point;
}

/**
 * Computes the reference points of a rectangle that is created like `Bounds.atOrigin`.
 *
 * @param origin upper left corner
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
