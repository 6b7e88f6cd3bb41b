import {describe, expect, it} from 'vitest';
import {coveragePower} from './coveragePower';

describe('coveragePower', () => {
  const powerOf = coveragePower(4, 2);

  it('is 1 for all words, and less the less a section has of them', () => {
    expect(powerOf(0b11, 4)).toBe(1);
    expect(powerOf(0b01, 3)).toBe((3 / 4) ** 2);
    expect(powerOf(0b10, 1)).toBe((1 / 4) ** 2);
  });

  it('is worked out once for each subset', () => {
    expect(powerOf(0b01, 1)).toBe((3 / 4) ** 2);
  });
});
