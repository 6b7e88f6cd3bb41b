import {expect, test} from 'vitest';
import {FRAME_STEPS, placeSteps} from './frameSteps';

test('The boxes fill the lane from its first to its last pixel', () => {
  const placed = placeSteps(FRAME_STEPS, 720, 12);
  const last = placed.at(-1);
  expect(placed[0]?.x).toBe(0);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(720);
});

test('Neighboring boxes have equal gaps', () => {
  const placed = placeSteps(FRAME_STEPS, 720, 12);
  for (const [index, step] of placed.entries()) {
    const next = placed[index + 1];
    if (next) {
      expect(next.x - step.x - step.width).toBeCloseTo(12);
    }
  }
});

test('The systems run after the screen has started to draw', () => {
  const ids = FRAME_STEPS.map((step) => step.id);
  expect(ids.indexOf('systems')).toBeGreaterThan(ids.indexOf('screen'));
});
