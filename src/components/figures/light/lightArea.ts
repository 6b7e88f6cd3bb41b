export interface Point {
  readonly x: number;
  readonly y: number;
}

type Border = readonly [Point, Point];

export interface Occluder {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const OFFSET_DEGREES = 0.01;

function corners({x, y, width, height}: Occluder): [Point, Point, Point, Point] {
  return [
    {x, y},
    {x: x + width, y},
    {x: x + width, y: y + height},
    {x, y: y + height},
  ];
}

function borders(occluder: Occluder): Border[] {
  const [a, b, c, d] = corners(occluder);
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
}

function hitDistance(light: Point, angle: number, [start, end]: Border): number | undefined {
  const rayX = Math.cos(angle);
  const rayY = Math.sin(angle);
  const borderX = end.x - start.x;
  const borderY = end.y - start.y;
  const cross = rayX * borderY - rayY * borderX;
  if (cross === 0) {
    return undefined;
  }
  const distance = ((start.x - light.x) * borderY - (start.y - light.y) * borderX) / cross;
  const along = ((start.x - light.x) * rayY - (start.y - light.y) * rayX) / cross;
  return distance >= 0 && along >= 0 && along <= 1 ? distance : undefined;
}

/**
 * Returns the polygon that a point light illuminates. Rays are cast to every corner of the occluders and of the light's
 * own box, and also 0.01 degrees to either side of each occluder corner. The polygon consists of the nearest hits,
 * sorted by angle.
 */
export function lightArea(light: Point, radius: number, occluders: readonly Occluder[]): Point[] {
  const box = {x: light.x - radius, y: light.y - radius, width: radius * 2, height: radius * 2};
  const walls = [box, ...occluders].flatMap(borders);
  const angleTo = (point: Point): number => Math.atan2(point.y - light.y, point.x - light.x);
  const offset = (OFFSET_DEGREES * Math.PI) / 180;
  const angles = [
    ...corners(box).map(angleTo),
    ...occluders
      .flatMap(corners)
      .map(angleTo)
      .flatMap((angle) => [angle - offset, angle, angle + offset]),
  ].sort((a, b) => a - b);
  return angles.flatMap((angle) => {
    const distances = walls.flatMap((wall) => hitDistance(light, angle, wall) ?? []);
    const nearest = Math.min(...distances);
    return Number.isFinite(nearest)
      ? [{x: light.x + Math.cos(angle) * nearest, y: light.y + Math.sin(angle) * nearest}]
      : [];
  });
}
