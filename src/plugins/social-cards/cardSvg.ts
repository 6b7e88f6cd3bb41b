import {drawText} from './cardFont';
import {pixelRuns, SCENE_HEIGHT, SCENE_WIDTH} from './pixelRuns';
import {fitTitle, shortenLine} from './titleLines';

/** Size of a card in pixels that other sites expect. */
export const CARD = {width: 1200, height: 630};

export interface CardText {
  readonly title: string;
  /** Category of the page, shown above the title. */
  readonly section: string;
}

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
/** Index of the grass row. Grass and the ground below it extend to the left edge of the card. */
const GRASS_ROW = 23;

const TITLE_SIZES = [
  {size: 88, room: 2},
  {size: 68, room: 3},
];
const SMALLEST_TITLE = {size: 54, room: 4};
const TEXT_WIDTH = CARD.width - 2 * LEFT;
const SECTION_SIZE = 44;
const TITLE_TOP = 160;

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

const fitsIn = (line: string, size: number): boolean => drawText(line, size).width <= TEXT_WIDTH;

function text(line: string, y: number, size: number, color: string): string {
  return `<path d="${drawText(line, size, {x: LEFT, y}).path}" fill="${color}"/>`;
}

/**
 * Draws a card as SVG: section and title over a landscape, whose time of day depends on the section. Text is drawn as
 * outlines, so that the image does not depend on installed fonts.
 */
export function cardSvg({title, section}: CardText): string {
  const daytime = DAYTIMES[section] ?? DAY;
  const {size, lines} = fitTitle(title, TITLE_SIZES, SMALLEST_TITLE, fitsIn);
  const sectionLine = shortenLine(section, (line) => fitsIn(line, SECTION_SIZE));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    '<g shape-rendering="crispEdges">',
    rectangle(0, 0, CARD.width, CARD.height, daytime.sky),
    landscape(daytime),
    '</g>',
    text(sectionLine, 104, SECTION_SIZE, daytime.accent),
    ...lines.map((line, at) =>
      text(line, TITLE_TOP + size * (at + 0.75) + at * 8, size, daytime.ink),
    ),
    text('ScrewBox', SCENE.y + GRASS_ROW * PIXEL - 28, 52, daytime.ink),
    '</svg>',
  ].join('');
}
