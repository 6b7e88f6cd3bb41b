import {applyEase, type EaseName} from './easeFunctions';

/** Number of segments of a curve. It exceeds the number of steps in the flicker sequence, so that none is skipped. */
const SEGMENTS = 600;

/**
 * Draws an easing as SVG path data for a box of the given size. Progress 0 is at the left edge, and level 0 at the
 * bottom edge. Redundant points on horizontal lines are left out.
 */
export function curvePath(name: EaseName, width: number, height: number): string {
  const levels = Array.from({length: SEGMENTS + 1}, (_, index) =>
    applyEase(name, index / SEGMENTS),
  );
  return levels
    .map((level, index) => {
      const turns = level !== levels[index - 1] || level !== levels[index + 1];
      return turns ? `${round((index / SEGMENTS) * width)} ${round((1 - level) * height)}` : '';
    })
    .filter((point) => point !== '')
    .map((point, index) => (index === 0 ? `M${point}` : `L${point}`))
    .join('');
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}
