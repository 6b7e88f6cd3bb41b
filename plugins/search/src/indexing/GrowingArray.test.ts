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

  it('keeps all values that are appended many at a time', () => {
    const values = Uint32Array.from({length: 3000}, (_, index) => index);
    const array = new GrowingArray();
    array.push(7);
    for (let time = 0; time < 5; time++) array.append(values);
    array.append(new Uint32Array(100_000).fill(8));
    expect(array.length).toBe(115_001);
    expect(array.values[0]).toBe(7);
    expect([...array.values.subarray(12_001, 15_001)]).toEqual([...values]);
    expect(array.values.subarray(15_001, 115_001).every((value) => value === 8)).toBe(true);
  });

  it('holds numbers of 32 bits', () => {
    const array = new GrowingArray();
    array.push(2 ** 32 - 1);
    expect(array.values[0]).toBe(4_294_967_295);
  });
});
