import sharp from 'sharp';

const MOST_BYTES = 60_000;
const MOST_BYTES_OF_LOOP = 120_000;
/** Maximum size of a lossless image in bytes. */
const SMALL = 20_000;
const QUALITIES = [82, 72, 60, 45];
/** Qualities and widths to try, in this order, for a loop whose lossless encoding is too large. */
const QUALITIES_OF_LOOP = [72, 50];
const WIDTHS_OF_LOOP = [480, 360];
const EFFORT = 6;
const EFFORT_OF_LOOP = 4;

export interface Encoded {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

async function sized(bytes: Buffer): Promise<Encoded> {
  const {width, height, pageHeight} = await sharp(bytes, {animated: true}).metadata();
  return {bytes, width, height: pageHeight ?? height};
}

/**
 * Encodes a screenshot, without loss if the result is small enough.
 *
 * @throws if no encoding is small enough
 */
export async function encodePicture(png: string): Promise<Encoded> {
  const exact = await sharp(png).webp({lossless: true, effort: EFFORT}).toBuffer();
  if (exact.length <= SMALL) return sized(exact);
  for (const quality of QUALITIES) {
    const bytes = await sharp(png).webp({quality, effort: EFFORT}).toBuffer();
    if (bytes.length <= MOST_BYTES) return sized(bytes.length < exact.length ? bytes : exact);
  }
  throw new Error(
    `its image takes more than ${MOST_BYTES} bytes. Set a smaller resolution, for example 640 by 360.`,
  );
}

/**
 * Encodes frames as a loop. Tries lossless encoding in full size first, because it is sharp, and small if the frames
 * have few colors.
 *
 * @param delay time per frame in milliseconds
 * @throws if no encoding is small enough
 */
export async function encodeLoop(pngs: readonly string[], delay: number): Promise<Encoded> {
  const encode = async (options: {lossless: true} | {quality: number}, width?: number) => {
    const frames = await Promise.all(
      pngs.map((png) => sharp(png).resize({width, withoutEnlargement: true}).png().toBuffer()),
    );
    return sharp(frames, {join: {animated: true}})
      .webp({...options, effort: EFFORT_OF_LOOP, loop: 0, delay: frames.map(() => delay)})
      .toBuffer();
  };
  const first = await sharp(pngs[0]).webp({lossless: true}).toBuffer();
  if (first.length <= SMALL) {
    const exact = await encode({lossless: true});
    if (exact.length <= MOST_BYTES_OF_LOOP) return sized(exact);
  }
  for (const quality of QUALITIES_OF_LOOP) {
    for (const width of WIDTHS_OF_LOOP) {
      const bytes = await encode({quality}, width);
      if (bytes.length <= MOST_BYTES_OF_LOOP) return sized(bytes);
    }
  }
  throw new Error(
    `its loop takes more than ${MOST_BYTES_OF_LOOP} bytes. Choose fewer frames or a scene with less motion.`,
  );
}

/** Whether an image has only one color, which probably means that nothing was drawn. */
export async function isBlank(png: string): Promise<boolean> {
  const {channels} = await sharp(png).stats();
  return channels.every(({min, max}) => min === max);
}

export async function isStill(pngs: readonly string[]): Promise<boolean> {
  const pixels = await Promise.all(pngs.map((png) => sharp(png).raw().toBuffer()));
  return pixels.every((picture) => pixels[0]?.equals(picture));
}

/** Two values of a color channel that differ by at most this count as equal, because encoding changes pixels. */
const SAME_CHANNEL = 40;

/** Returns the fraction of pixels that differ between two images; 1 if their sizes differ. */
export async function differenceOf(one: string, other: string): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer({resolveWithObject: true})),
  );
  if (!first || !second || first.info.width !== second.info.width) return 1;
  if (first.info.height !== second.info.height) return 1;
  let different = 0;
  for (let index = 0; index < first.data.length; index += 3) {
    const isSame = [0, 1, 2].every((channel) => {
      const difference = (first.data[index + channel] ?? 0) - (second.data[index + channel] ?? 0);
      return Math.abs(difference) <= SAME_CHANNEL;
    });
    if (!isSame) different += 1;
  }
  return different / (first.data.length / 3);
}
