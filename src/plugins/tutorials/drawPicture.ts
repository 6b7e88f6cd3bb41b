import type {Pixels} from './encodePng';

/** Rows of letters, one letter a pixel; a dot is transparent. */
export type Frame = readonly string[];

/** Letter of a pixel → its colour as `#rrggbb`. */
export type Palette = Readonly<Record<string, string>>;

function colourOf(letter: string, palette: Palette): readonly number[] {
  if (letter === '.') {
    return [0, 0, 0, 0];
  }
  const colour = /^#(..)(..)(..)$/.exec(palette[letter] ?? '');
  if (!colour) {
    const known = Object.keys(palette).join(' ');
    throw new Error(`No colour is set for the letter "${letter}". Use one of: . ${known}`);
  }
  return [...colour.slice(1).map((part) => Number.parseInt(part, 16)), 255];
}

/**
 * Draws the frames of a picture side by side, as the engine reads an animation.
 *
 * @throws when frames differ in size, or a letter has no colour
 */
export function drawPicture(frames: readonly Frame[], palette: Palette): Pixels {
  const height = frames[0]?.length ?? 0;
  const width = frames[0]?.[0]?.length ?? 0;
  for (const [index, frame] of frames.entries()) {
    if (frame.length !== height || frame.some((row) => row.length !== width)) {
      throw new Error(`Frame ${index + 1} must have ${height} rows of ${width} letters.`);
    }
  }
  const rows = Array.from({length: height}, (_, y) => frames.map((frame) => frame[y]).join(''));
  const rgba = [...rows.join('')].flatMap((letter) => colourOf(letter, palette));
  return {width: width * frames.length, height, rgba: new Uint8Array(rgba)};
}
