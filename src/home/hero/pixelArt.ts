/** Colors of the scene of the home page, by the names that figures use; `styles.module.css` has them. */
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

/** A rectangle of one color. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: ArtColor;
}

const patch = (x: number, y: number, width: number, height: number, color: ArtColor): Patch => ({
  x,
  y,
  width,
  height,
  color,
});

/** The box with its smile, which looks where it goes. */
export function boxPatches(x: number, y: number, looksLeft: boolean): Patch[] {
  const eyes = looksLeft ? 3 : 6;
  return [
    patch(x + 1, y, 12, 14, 'rim'),
    patch(x, y + 1, 14, 12, 'rim'),
    patch(x + 1, y + 1, 12, 12, 'box'),
    patch(x + eyes, y + 4, 1, 3, 'face'),
    patch(x + eyes + 4, y + 4, 1, 3, 'face'),
    patch(x + eyes - 1, y + 8, 1, 1, 'face'),
    patch(x + eyes, y + 9, 5, 1, 'face'),
    patch(x + eyes + 5, y + 8, 1, 1, 'face'),
  ];
}

/** A screw to find. */
export function screwPatches(x: number, y: number): Patch[] {
  return [
    patch(x, y, 7, 4, 'stone'),
    patch(x + 2, y + 1, 3, 1, 'cloud'),
    patch(x + 2, y + 4, 3, 7, 'stone'),
    patch(x + 2, y + 5, 3, 1, 'cloud'),
    patch(x + 2, y + 8, 3, 1, 'cloud'),
    patch(x + 3, y + 11, 1, 1, 'stone'),
  ];
}
