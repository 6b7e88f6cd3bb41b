import {createRequire} from 'node:module';
import {Resvg, type ResvgRenderOptions, renderAsync} from '@resvg/resvg-js';
import {escapeHtml} from '@screwbox/shared/html/escapeHtml';
import {CARD_FONT, type CardText, cardSvg} from './cardSvg';

/** The font of the site's name, whole and as TrueType: the site serves a part of it, as WOFF2. */
const FONT_FILE = createRequire(__filename).resolve(
  '@expo-google-fonts/pixelify-sans/600SemiBold/PixelifySans_600SemiBold.ttf',
);

/** Nothing of the machine: every build draws the same. */
const OPTIONS: ResvgRenderOptions = {
  font: {fontFiles: [FONT_FILE], loadSystemFonts: false, defaultFontFamily: CARD_FONT},
};

const widths = new Map<string, number>();

/** Width of a text in pixels, as it is drawn. */
export function widthOf(text: string, size: number): number {
  const key = `${size} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text font-family="${CARD_FONT}" font-size="${size}">${escapeHtml(text)}</text></svg>`;
  const width = new Resvg(svg, OPTIONS).getBBox()?.width ?? 0;
  widths.set(key, width);
  return width;
}

/** Draws a card. The same text gives the same bytes. */
export async function renderCard(text: CardText): Promise<Buffer> {
  const image = await renderAsync(cardSvg(text, widthOf), OPTIONS);
  return image.asPng();
}
