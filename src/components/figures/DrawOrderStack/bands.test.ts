import {expect, test} from 'vitest';
import {BANDS, BAND_SIZE} from './bands';

test('The bands follow each other without a gap', () => {
  for (const [index, band] of BANDS.entries()) {
    expect(band.first).toBe((BANDS[0]?.first ?? Number.NaN) + index * BAND_SIZE);
  }
});

test('PRESENTATION_WORLD, the ninth draw order, starts at 8,000,000', () => {
  expect(BANDS.find((band) => band.order === 'PRESENTATION_WORLD')?.first).toBe(8_000_000);
});
