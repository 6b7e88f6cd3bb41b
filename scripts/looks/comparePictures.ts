import path from 'node:path';
import sharp from 'sharp';

export interface Difference {
  name: string;
  pixels: number;
}

/** Maximum difference of a color channel that counts as equal, because antialiasing varies. */
const TOLERANCE = 16;

async function readPixels(file: string, {width, height}: {width: number; height: number}) {
  // Extends a shorter image with transparent pixels.
  const background = {r: 0, g: 0, b: 0, alpha: 0};
  const image = sharp(file).ensureAlpha();
  const size = await image.metadata();
  return image
    .extend({
      right: width - size.width,
      bottom: height - size.height,
      background,
    })
    .raw()
    .toBuffer();
}

/**
 * Compares the images of a given name in the folders `before` and `after`. If they differ, writes an image to
 * `difference` in which different pixels are red.
 *
 * @returns undefined if they look the same
 */
export async function comparePictures(
  folder: string,
  name: string,
): Promise<Difference | undefined> {
  const before = path.join(folder, 'before', `${name}.png`);
  const after = path.join(folder, 'after', `${name}.png`);
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([
    readPixels(before, {width, height}),
    readPixels(after, {width, height}),
  ]);
  const marked = Buffer.alloc(width * height * 4);
  let pixels = 0;
  for (let start = 0; start < one.length; start += 4) {
    const differs = [0, 1, 2, 3].some(
      (channel) =>
        Math.abs((one[start + channel] ?? 0) - (other[start + channel] ?? 0)) > TOLERANCE,
    );
    if (differs) pixels += 1;
    marked.set(differs ? [220, 0, 0, 255] : [235, 235, 235, 255], start);
  }
  if (pixels === 0) return undefined;
  const raw = {width, height, channels: 4 as const};
  await sharp(marked, {raw})
    .png()
    .toFile(path.join(folder, 'difference', `${name}.png`));
  return {name, pixels};
}
