import {escapeHtml} from '@screwbox/shared/html/escapeHtml';
import {pixelRuns, SCENE_HEIGHT, SCENE_WIDTH} from './pixelRuns';

/** Size of a card in pixels: what other sites ask for. */
export const CARD = {width: 1200, height: 630};

export const CARD_FONT = 'Pixelify Sans';

/** What a card says. */
export interface CardText {
  readonly title: string;
  /** What the page belongs to, above the title. */
  readonly section: string;
}

/** Colors of the landscape: what time of the day it is. */
interface Daytime {
  readonly sky: string;
  readonly cloud: string;
  readonly grass: string;
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

const DAY: Daytime = {
  sky: '#cfe8ef',
  cloud: '#f3fbfd',
  grass: '#6f9a3a',
  ground: '#8a5a34',
  ink: '#262019',
  accent: '#0b655d',
};
const MORNING: Daytime = {...DAY, sky: '#fbe6c8', cloud: '#fff6e6', accent: '#a23d06'};
const EVENING: Daytime = {...DAY, sky: '#f2c9b4', cloud: '#f9e0d2', accent: '#7a2a3a'};
const NIGHT: Daytime = {
  sky: '#1f2440',
  cloud: '#343a5e',
  grass: '#4f7d3c',
  ground: '#57402f',
  ink: '#ece6dc',
  accent: '#5fd4c3',
};

const DAYTIMES: Readonly<Record<string, Daytime>> = {
  Fundamentals: MORNING,
  Guides: EVENING,
  Reference: NIGHT,
};

const FIGURES: Readonly<Record<string, string>> = {
  O: '#a23d06',
  Y: '#ffa75a',
  K: '#4a1b03',
  S: '#8d93a3',
  T: '#646a7c',
  D: '#d9b98a',
  E: '#6e4526',
  W: '#d05a7a',
};

/** Size of a pixel of the landscape, in pixels of the card. */
const PIXEL = 12;
const LEFT = 64;
const SCENE = {x: CARD.width - SCENE_WIDTH * PIXEL, y: CARD.height - SCENE_HEIGHT * PIXEL};
/** The rows of the landscape that run on to the left border: grass, and the ground below it. */
const GRASS_ROW = 23;

/** Sizes of a title and how many lines of them there is room for; the first that fits is taken. */
const TITLE_SIZES = [
  {size: 88, room: 2},
  {size: 68, room: 3},
  {size: 54, room: 4},
] as const;
const TITLE_WIDTH = CARD.width - 2 * LEFT;
const TITLE_TOP = 160;

/** Breaks a text into lines that are no wider than there is room. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function rectangle(x: number, y: number, width: number, height: number, color: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;
}

function landscape({cloud, grass, ground}: Daytime): string {
  const colors: Readonly<Record<string, string>> = {...FIGURES, C: cloud, G: grass, B: ground};
  const top = SCENE.y + GRASS_ROW * PIXEL;
  return [
    rectangle(0, top, SCENE.x, PIXEL, grass),
    rectangle(0, top + PIXEL, SCENE.x, CARD.height - top - PIXEL, ground),
    ...pixelRuns().map(({x, y, width, kind}) =>
      rectangle(
        SCENE.x + x * PIXEL,
        SCENE.y + y * PIXEL,
        width * PIXEL,
        PIXEL,
        colors[kind] ?? ground,
      ),
    ),
  ].join('');
}

/**
 * Draws a card as SVG: section and title over a landscape of pixels whose time of the day depends on
 * the section.
 *
 * @param widthOf width of a text in pixels, in a size of the font
 */
export function cardSvg(
  {title, section}: CardText,
  widthOf: (text: string, size: number) => number,
): string {
  const daytime = DAYTIMES[section] ?? DAY;
  const inSize = (size: number): string[] =>
    linesOf(title, (line) => widthOf(line, size) <= TITLE_WIDTH);
  // A title that is too long even in the smallest size loses its end.
  const {size, room} =
    TITLE_SIZES.find((option) => inSize(option.size).length <= option.room) ?? TITLE_SIZES[2];
  const text = (line: string, x: number, y: number, fontSize: number, color: string): string =>
    `<text x="${x}" y="${y}" font-family="${CARD_FONT}" font-size="${fontSize}" fill="${color}">${escapeHtml(line)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" shape-rendering="crispEdges">`,
    rectangle(0, 0, CARD.width, CARD.height, daytime.sky),
    landscape(daytime),
    text(section, LEFT, 104, 44, daytime.accent),
    ...inSize(size)
      .slice(0, room)
      .map((line, at) =>
        text(line, LEFT, TITLE_TOP + size * (at + 0.75) + at * 8, size, daytime.ink),
      ),
    text('ScrewBox', LEFT, SCENE.y + GRASS_ROW * PIXEL - 28, 52, daytime.ink),
    '</svg>',
  ].join('');
}
