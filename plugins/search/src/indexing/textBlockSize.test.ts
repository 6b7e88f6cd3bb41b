import {describe, expect, it} from 'vitest';
import {textBlockSize} from './textBlockSize';

describe('textBlockSize', () => {
  it('keeps a first result small where sections are few, however long they are', () => {
    expect(textBlockSize(130_000, 220)).toBeLessThan(2000);
    expect(textBlockSize(10_000_000, 4600)).toBeLessThan(2100);
  });

  it('keeps files few and an index small where sections are many', () => {
    expect(textBlockSize(8_600_000, 17_400)).toBeGreaterThan(6000);
  });
});
