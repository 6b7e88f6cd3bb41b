import path from 'node:path';
import {type Font, openSync} from 'fontkit';

/**
 * The font of the site's name. The file was generated with fonttools' `pyftsubset` without `liga`, because the ligature
 * for "fi" looks like an A.
 */
const DISPLAY_FONT = path.resolve(__dirname, '../../../static/fonts/pixelify-sans-600.woff2');
/** Fallback font in pixel style. It has nearly every character of Unicode. */
const FALLBACK_FONT =
  require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff2');

const fonts = new Map<string, Font>();

function fontOf(file: string): Font {
  const font = fonts.get(file) ?? openSync(file);
  if (!('layout' in font)) throw new Error(`${file} must contain one font.`);
  fonts.set(file, font);
  return font;
}

const GRAPHEMES = new Intl.Segmenter('en');

/** Splits text into characters as readers count them: a letter with its accents is one. */
export const graphemesOf = (text: string): string[] =>
  [...GRAPHEMES.segment(text)].map(({segment}) => segment);

interface Run {
  readonly file: string;
  text: string;
}

const hasGlyph = (file: string, character: string): boolean =>
  fontOf(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Splits text into parts that one font can draw. Characters that no font has are left out. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  // Removes invisible characters such as joiners, because the fallback font draws a box for them.
  const visible = text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const drawable = [...visible].filter((character) =>
    [DISPLAY_FONT, FALLBACK_FONT].some((file) => hasGlyph(file, character)),
  );
  for (const grapheme of graphemesOf(drawable.join(''))) {
    const isInDisplayFont = [...grapheme].every((character) => hasGlyph(DISPLAY_FONT, character));
    const file = isInDisplayFont ? DISPLAY_FONT : FALLBACK_FONT;
    const last = runs.at(-1);
    if (last?.file === file) last.text += grapheme;
    else runs.push({file, text: grapheme});
  }
  return runs;
}

interface DrawnText {
  readonly width: number;
  /** Outlines as the attribute `d` of an SVG path. */
  readonly path: string;
}

/** @param start start of the baseline, in pixels */
export function drawText(text: string, size: number, start = {x: 0, y: 0}): DrawnText {
  let {x} = start;
  const outlines: string[] = [];
  for (const run of runsOf(text)) {
    const font = fontOf(run.file);
    const scale = size / font.unitsPerEm;
    const {glyphs, positions} = font.layout(run.text);
    for (const [at, glyph] of glyphs.entries()) {
      const {xAdvance = 0, xOffset = 0, yOffset = 0} = positions[at] ?? {};
      const left = x + xOffset * scale;
      outlines.push(
        glyph.path
          .scale(scale, -scale)
          .translate(left, start.y - yOffset * scale)
          .toSVG(),
      );
      x += xAdvance * scale;
    }
  }
  return {width: x - start.x, path: outlines.join('')};
}
