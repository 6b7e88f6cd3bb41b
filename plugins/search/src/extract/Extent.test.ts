import {describe, expect, it} from 'vitest';
import {Extent} from './Extent';

describe('Extent', () => {
  it('lasts until the element ends that it began with, or one around', () => {
    const extent = new Extent();
    expect(extent.isOpen).toBe(false);
    extent.begin(3);
    expect([extent.close(4), extent.isOpen]).toEqual([false, true]);
    expect([extent.close(3), extent.isOpen]).toEqual([true, false]);
    extent.begin(3);
    expect([extent.close(1), extent.isOpen]).toEqual([true, false]);
  });

  it('ends once', () => {
    expect(new Extent().close(1)).toBe(false);
  });
});
