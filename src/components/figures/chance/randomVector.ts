import type {Random} from '../Figure/random';

export const between = (random: Random, from: number, to: number): number =>
  from + random() * (to - from);

export function randomVector(random: Random, length: number): {x: number; y: number} {
  const x = between(random, -1, 1);
  const y = between(random, -1, 1);
  const own = Math.hypot(x, y) || 1;
  return {x: (x / own) * length, y: (y / own) * length};
}
