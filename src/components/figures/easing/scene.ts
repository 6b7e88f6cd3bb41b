import type {Scene, Surface} from '../Figure/scene';
import {applyEase, EASE_NAMES, type EaseName} from './easeFunctions';
import type {EasingValues} from './figure';
import {progressOf, type Race, startRace, stepRace} from './simulation';

const PLOT = {left: 12, top: 34, width: 456, height: 112};
const LANES = {top: 164, left: [12, 252], width: 216, rowHeight: 25.5, rows: EASE_NAMES.length / 2};
/** Width of the longest name in CSS pixels. */
const LABEL = 118;
/** Number of points on a curve. It must be large enough to show each step of the flicker sequence as a step. */
const CURVE_POINTS = 566;

function drawDot({context, pixel}: Surface, x: number, y: number, color: string, radius: number) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius * Math.max(1, pixel), 0, 2 * Math.PI);
  context.fill();
}

function drawCurve({context, pixel}: Surface, ease: EaseName, color: string, dashes: number[]) {
  context.strokeStyle = color;
  context.lineWidth = 2 * pixel;
  context.setLineDash(dashes.map((dash) => dash * pixel));
  context.beginPath();
  for (let point = 0; point <= CURVE_POINTS; point += 1) {
    const share = point / CURVE_POINTS;
    const y = PLOT.top + (1 - applyEase(ease, share)) * PLOT.height;
    context.lineTo(PLOT.left + share * PLOT.width, y);
  }
  context.stroke();
  context.setLineDash([]);
}

function drawPlot(surface: Surface, progress: number, {first, second}: EasingValues): void {
  const {context, pixel, colors, font} = surface;
  const {left, top, width, height} = PLOT;
  const x = left + progress * width;
  context.strokeStyle = colors.line;
  context.lineWidth = pixel;
  context.strokeRect(left, top, width, height);
  context.beginPath();
  context.moveTo(x, top);
  context.lineTo(x, top + height);
  context.stroke();
  drawCurve(surface, second, colors.accent, [6, 4]);
  drawCurve(surface, first, colors.primary, []);
  const entries = [
    [second, colors.accent, left + width / 2 + 12],
    [first, colors.primary, left],
  ] as const;
  for (const [ease, color, labelLeft] of entries) {
    const value = applyEase(ease, progress);
    drawDot(surface, x, top + (1 - value) * height, color, 5);
    context.fillStyle = color;
    context.font = font(12, 700);
    context.fillText(`${ease} ${value.toFixed(2)}`, labelLeft, top - 12);
  }
}

function drawLane(
  surface: Surface,
  ease: EaseName,
  index: number,
  progress: number,
  color: string,
) {
  const {context, pixel, colors, font} = surface;
  const left = LANES.left[Math.floor(index / LANES.rows)] ?? 0;
  const middle = LANES.top + ((index % LANES.rows) + 0.5) * LANES.rowHeight;
  const start = left + LABEL * pixel;
  const end = left + LANES.width;
  context.fillStyle = color;
  context.font = font(11);
  context.fillText(ease, left, middle + 4 * pixel);
  context.strokeStyle = colors.line;
  context.lineWidth = pixel;
  context.beginPath();
  context.moveTo(start, middle);
  context.lineTo(end, middle);
  context.stroke();
  drawDot(surface, start + applyEase(ease, progress) * (end - start), middle, color, 4);
}

const scene: Scene<Race, EasingValues> = {
  create: startRace,
  step: (race, {values}) => stepRace(race, values),
  draw(surface, race, values) {
    const progress = progressOf(race, values);
    const {colors} = surface;
    drawPlot(surface, progress, values);
    for (const [index, ease] of EASE_NAMES.entries()) {
      const color =
        ease === values.first
          ? colors.primary
          : ease === values.second
            ? colors.accent
            : colors.muted;
      drawLane(surface, ease, index, progress, color);
    }
  },
  describe(race, values) {
    const progress = progressOf(race, values);
    const valueOf = (ease: EaseName): string => applyEase(ease, progress).toFixed(2);
    const {first, second} = values;
    return [
      'Two curves with a dot on each, and a race of 16 dots below.',
      `After ${Math.round(progress * 100)} percent of the time, ${first} is at ${valueOf(first)}`,
      `and ${second} at ${valueOf(second)}.`,
    ].join(' ');
  },
};

export default scene;
