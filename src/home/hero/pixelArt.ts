import type {Box} from '../../components/figures/collisions/separation';

/** Colors of the home page's scene. They reuse the color names of figures, with other values in `styles.module.css`. */
export const ART = {
  sky: 'paper',
  cloud: 'surface',
  grass: 'green',
  earth: 'line',
  stone: 'muted',
  water: 'blue',
  rim: 'primary',
  box: 'yellow',
  face: 'ink',
  leaf: 'accent',
  flower: 'red',
  dusk: 'purple',
} as const;

export type ArtColor = keyof typeof ART;

export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: ArtColor;
  /** From 0 to 1. Default 1. */
  readonly opacity?: number;
}

export function patch(
  x: number,
  y: number,
  width: number,
  height: number,
  color: ArtColor,
  opacity?: number,
): Patch {
  return {x, y, width, height, color, ...(opacity !== undefined && {opacity})};
}

export function boxPatches(x: number, y: number, looksLeft: boolean): Patch[] {
  const eyes = looksLeft ? 3 : 6;
  return [
    patch(x + 1, y, 12, 14, 'rim'),
    patch(x, y + 1, 14, 12, 'rim'),
    patch(x + 1, y + 1, 12, 12, 'box'),
    patch(x + 1, y + 1, 12, 1, 'cloud', 0.6),
    patch(x + 1, y + 2, 1, 10, 'cloud', 0.3),
    patch(x + 2, y + 12, 11, 1, 'rim', 0.35),
    patch(x + eyes, y + 4, 1, 3, 'face'),
    patch(x + eyes + 4, y + 4, 1, 3, 'face'),
    patch(x + eyes - 1, y + 8, 1, 1, 'face'),
    patch(x + eyes, y + 9, 5, 1, 'face'),
    patch(x + eyes + 5, y + 8, 1, 1, 'face'),
  ];
}

export function screwPatches(x: number, y: number): Patch[] {
  return [
    patch(x, y, 7, 4, 'rim'),
    patch(x + 1, y + 1, 5, 2, 'box'),
    patch(x + 2, y + 1, 3, 1, 'rim'),
    patch(x + 2, y + 4, 3, 7, 'rim'),
    patch(x + 2, y + 5, 3, 1, 'box'),
    patch(x + 2, y + 7, 3, 1, 'box'),
    patch(x + 2, y + 9, 3, 1, 'box'),
    patch(x + 3, y + 11, 1, 1, 'rim'),
  ];
}

export function depthPatches({x, y, width, height}: Box): Patch[] {
  return [10, 17].map((depth) =>
    patch(x, y + depth, width, Math.max(0, height - depth), 'face', 0.14),
  );
}
