import sharp from 'sharp';

/** Rows of letters, one letter per pixel. A dot is transparent. */
export type Frame = readonly string[];

export type Palette = Readonly<Record<string, string>>;

function colorOf(letter: string, palette: Palette): readonly number[] {
  if (letter === '.') {
    return [0, 0, 0, 0];
  }
  const color = /^#(..)(..)(..)$/.exec(palette[letter] ?? '');
  if (!color) {
    const known = Object.keys(palette).join(' ');
    throw new Error(`No color is set for the letter "${letter}". Use one of: . ${known}`);
  }
  return [...color.slice(1).map((part) => Number.parseInt(part, 16)), 255];
}

/**
 * Draws the frames of an image side by side as PNG, which is how the engine loads animations.
 *
 * @throws Error if frames differ in size, or a letter has no color
 */
export async function drawPicture(frames: readonly Frame[], palette: Palette): Promise<Buffer> {
  const height = frames[0]?.length ?? 0;
  const width = frames[0]?.[0]?.length ?? 0;
  for (const [index, frame] of frames.entries()) {
    if (frame.length !== height || frame.some((row) => row.length !== width)) {
      throw new Error(`Frame ${index + 1} must have ${height} rows of ${width} letters.`);
    }
  }
  const rows = Array.from({length: height}, (_, y) => frames.map((frame) => frame[y]).join(''));
  const rgba = [...rows.join('')].flatMap((letter) => colorOf(letter, palette));
  const raw = {width: width * frames.length, height, channels: 4 as const};
  return sharp(new Uint8Array(rgba), {raw}).png({compressionLevel: 9}).toBuffer();
}
