import type {Scene, Surface} from '../Figure/scene';
import {CREATURE} from './creature';
import type {ShaderFigureValues} from './figure';
import type {Picture} from './picture';
import {easedOf, entryOf, inputOf, type ShaderClock, startClock, stepClock} from './simulation';

const PIXEL = 7;
const MIDDLE = 112;
const BAR = {left: 24, top: 240, width: 432};

/** A medium gray checkerboard, on which black and white outlines are visible. */
function drawBackdrop({context}: Surface, x: number): void {
  const size = 28 * PIXEL;
  context.fillStyle = '#8d95a1';
  context.fillRect(x - size / 2, MIDDLE - size / 2, size, size);
  context.fillStyle = '#848c98';
  for (let row = 0; row < 14; row += 1) {
    for (let column = row % 2; column < 14; column += 2) {
      const left = x - size / 2 + column * 2 * PIXEL;
      context.fillRect(left, MIDDLE - size / 2 + row * 2 * PIXEL, 2 * PIXEL, 2 * PIXEL);
    }
  }
}

function drawPicture({context}: Surface, {width, height, pixels}: Picture, x: number): void {
  const left = x - (width * PIXEL) / 2;
  const top = MIDDLE - (height * PIXEL) / 2;
  for (const [index, [red, green, blue, opacity]] of pixels.entries()) {
    if (opacity === 0) continue;
    const column = index % width;
    const row = (index - column) / width;
    context.fillStyle = `rgb(${red} ${green} ${blue} / ${opacity})`;
    // Overlaps pixels slightly, because otherwise fine lines would appear between them.
    const size = opacity === 1 ? PIXEL + 0.4 : PIXEL;
    context.fillRect(left + column * PIXEL, top + row * PIXEL, size, size);
  }
}

function drawProgress(surface: Surface, clock: ShaderClock, values: ShaderFigureValues): void {
  const {context, colors, pixel, font} = surface;
  const marks = [
    [inputOf(clock, values), colors.muted, 4],
    [easedOf(clock, values), colors.primary, 6],
  ] as const;
  context.strokeStyle = colors.line;
  context.lineWidth = 2 * pixel;
  context.beginPath();
  context.moveTo(BAR.left, BAR.top);
  context.lineTo(BAR.left + BAR.width, BAR.top);
  context.stroke();
  for (const [share, color, radius] of marks) {
    context.fillStyle = color;
    context.beginPath();
    context.arc(BAR.left + share * BAR.width, BAR.top, radius * Math.max(1, pixel), 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = colors.ink;
  context.font = font(12);
  const [[input], [eased]] = marks;
  context.fillText(`${input.toFixed(2)} → ${eased.toFixed(2)}`, BAR.left, BAR.top - 9);
}

const scene: Scene<ShaderClock, ShaderFigureValues> = {
  create: startClock,
  step: stepClock,
  draw(surface, clock, values) {
    for (const x of [122, 358]) drawBackdrop(surface, x);
    drawPicture(surface, CREATURE, 122);
    drawPicture(surface, entryOf(values.shader).shader(CREATURE, easedOf(clock, values)), 358);
    drawProgress(surface, clock, values);
  },
  describe: (clock, values) =>
    [
      `A green creature without a shader, and beside it with ${values.shader}.`,
      `The progress is ${inputOf(clock, values).toFixed(2)},`,
      `and ${easedOf(clock, values).toFixed(2)} after the ease.`,
    ].join(' '),
};

export default scene;
