import {describe, expect, it} from 'vitest';
import {GrowingArray} from './GrowingArray';

describe('GrowingArray', () => {
  it('keeps all values, however many there are', () => {
    const values = Array.from({length: 10_000}, (_, index) => index * 7);
    const array = new GrowingArray();
    for (const value of values) array.push(value);
    expect(array.length).toBe(10_000);
    expect([...array.values.subarray(0, array.length)]).toEqual(values);
  });

  it('holds numbers of 32 bits', () => {
    const array = new GrowingArray();
    array.push(2 ** 32 - 1);
    expect(array.values[0]).toBe(4_294_967_295);
  });
});
