/**
 * Converts an angle to a direction as the engine does: 0° points up, and angles grow clockwise.
 *
 * @param degrees any angle
 * @returns vector of length 1, with y pointing down
 */
export function directionOf(degrees: number): {readonly x: number; readonly y: number} {
  const radians = (degrees * Math.PI) / 180;
  return {x: Math.sin(radians), y: -Math.cos(radians)};
}
