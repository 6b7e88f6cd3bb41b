/**
 * Computes the direction of an angle as the engine does: 0° points up, angles grow clockwise.
 *
 * @param degrees any angle; y of the result grows down, as in the world
 * @returns vector of length 1
 */
export function directionOf(degrees: number): {readonly x: number; readonly y: number} {
  const radians = (degrees * Math.PI) / 180;
  return {x: Math.sin(radians), y: -Math.cos(radians)};
}
