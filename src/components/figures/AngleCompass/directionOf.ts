/**
 * Converts an angle as the engine does: 0° points up, and angles grow clockwise. The vector has
 * length 1, and y points down.
 */
export function directionOf(degrees: number): {readonly x: number; readonly y: number} {
  const radians = (degrees * Math.PI) / 180;
  return {x: Math.sin(radians), y: -Math.cos(radians)};
}
