/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: readonly Pixel[];
}

export const TRANSPARENT: Pixel = [0, 0, 0, 0];

export function createPicture(
  width: number,
  height: number,
  pixelAt: (x: number, y: number) => Pixel,
): Picture {
  const pixels = Array.from({length: width * height}, (_, index) =>
    pixelAt(index % width, Math.floor(index / width)),
  );
  return {width, height, pixels};
}

/** Returns a pixel; transparent if it is outside the image. */
export function pixelOf(picture: Picture, x: number, y: number): Pixel {
  const isInside = x >= 0 && y >= 0 && x < picture.width && y < picture.height;
  return (isInside && picture.pixels[y * picture.width + x]) || TRANSPARENT;
}

/**
 * Creates an image from one string per row and one letter per pixel. Letters without a color
 * (#rrggbb) are transparent.
 */
export function pictureFromText(
  rows: readonly string[],
  colors: Readonly<Record<string, string>>,
): Picture {
  return createPicture(rows[0]?.length ?? 0, rows.length, (x, y) => {
    const color = colors[rows[y]?.[x] ?? ''];
    return color === undefined ? TRANSPARENT : pixelFromHex(color);
  });
}

export function pixelFromHex(color: string): Pixel {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255, 1];
}
