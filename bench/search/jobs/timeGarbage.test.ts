import {expect, it} from 'vitest';
import {timeGarbage} from './timeGarbage';

/** Makes some hundred megabytes of objects that nobody keeps. */
function litter(): Promise<number> {
  const kept: object[] = [];
  for (let round = 0; round < 3_000_000; round++) kept[round % 100] = {round, text: String(round)};
  return Promise.resolve(kept.length);
}

it('What makes garbage is held up by its collection, and more than what makes none', async () => {
  const {result, milliseconds} = await timeGarbage(litter);
  expect(result).toBe(100);
  expect(milliseconds).toBeGreaterThan(0);
  const nothing = await timeGarbage(() => Promise.resolve());
  expect(nothing.milliseconds).toBeLessThan(milliseconds);
});
