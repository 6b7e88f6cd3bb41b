import sharp from 'sharp';

/** Bytes of a picture at most. */
const MOST_BYTES = 60_000;
/** Bytes of a loop at most. */
const MOST_BYTES_OF_LOOP = 250_000;
/** Pictures below this are kept as they are, pixel by pixel. */
const SMALL = 20_000;
const SMALL_LOOP = 80_000;
const QUALITIES = [82, 72, 60, 45];
/** Loops are this wide at most; then they are tried in smaller widths. */
const WIDTHS_OF_LOOP = [480, 400, 320];
const EFFORT = 6;
const EFFORT_OF_LOOP = 4;

/** A picture as WebP. */
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
 * Encodes a screenshot: without loss where that is small, otherwise with as little as fits.
 *
 * @throws when nothing fits
 */
export async function encodePicture(png: string): Promise<Encoded> {
  const exact = await sharp(png).webp({lossless: true, effort: EFFORT}).toBuffer();
  if (exact.length <= SMALL) return sized(exact);
  for (const quality of QUALITIES) {
    const bytes = await sharp(png).webp({quality, effort: EFFORT}).toBuffer();
    if (bytes.length <= MOST_BYTES) return sized(bytes.length < exact.length ? bytes : exact);
  }
  throw new Error(
    `its picture takes more than ${MOST_BYTES} bytes. Set a smaller resolution, for example 640 by 360.`,
  );
}

/**
 * Encodes frames as a loop.
 *
 * @param delay how long each is seen, in milliseconds
 * @throws when nothing fits
 */
export async function encodeLoop(pngs: readonly string[], delay: number): Promise<Encoded> {
  for (const width of WIDTHS_OF_LOOP) {
    const frames = await Promise.all(
      pngs.map((png) => sharp(png).resize({width, withoutEnlargement: true}).png().toBuffer()),
    );
    const encode = (options: {lossless: true} | {quality: number}) =>
      sharp(frames, {join: {animated: true}})
        .webp({...options, effort: EFFORT_OF_LOOP, loop: 0, delay: frames.map(() => delay)})
        .toBuffer();
    const exact = await encode({lossless: true});
    if (exact.length <= SMALL_LOOP) return sized(exact);
    for (const quality of QUALITIES) {
      const bytes = await encode({quality});
      if (bytes.length <= MOST_BYTES_OF_LOOP) return sized(bytes);
    }
  }
  throw new Error(
    `its loop takes more than ${MOST_BYTES_OF_LOOP} bytes. Choose fewer frames or a calmer scene.`,
  );
}

/** Whether a picture has one colour only, as of a window in which nothing has been drawn. */
export async function isBlank(png: string): Promise<boolean> {
  const {channels} = await sharp(png).stats();
  return channels.every(({min, max}) => min === max);
}

/** How far a channel may differ from that of another encoding of the same pixel. */
const SAME_CHANNEL = 40;

/** The share of pixels in which two pictures of the same size differ; 1 if their sizes differ. */
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
