import {describe, expect, it} from 'vitest';
import {ByteReader} from './ByteReader';
import {ByteWriter} from './ByteWriter';

const NUMBERS = [0, 1, 127, 128, 16_383, 16_384, 2 ** 28 - 1, 2 ** 28, 2 ** 31, 2 ** 32 - 1];

describe('ByteReader', () => {
  it('restores what ByteWriter wrote, in order', () => {
    const writer = new ByteWriter();
    for (const value of NUMBERS) writer.number(value);
    writer.text('Größe 😀');
    writer.float(-0.5);
    writer.byte(255);
    const reader = new ByteReader(writer.finish());
    expect(reader.numbers(NUMBERS.length)).toEqual(NUMBERS);
    expect(reader.text()).toBe('Größe 😀');
    expect([...reader.slice(4)]).toEqual([0, 0, 0, 0xbf]);
    expect(reader.byte()).toBe(255);
    expect(reader.position).toBe(writer.length);
  });

  it('reads a part of a larger buffer, and no further', () => {
    const whole = Uint8Array.of(9, 9, 1, 2, 9);
    const reader = new ByteReader(whole, 2, 4);
    expect([reader.byte(), reader.byte()]).toEqual([1, 2]);
    expect(() => reader.byte()).toThrow(RangeError);
  });

  it.each([
    ['a byte', (reader: ByteReader) => reader.byte(), []],
    ['a number', (reader: ByteReader) => reader.number(), [0x80, 0x80]],
    ['numbers', (reader: ByteReader) => reader.numbers(3), [1, 2]],
    ['a slice', (reader: ByteReader) => reader.slice(3), [1, 2]],
    ['a text', (reader: ByteReader) => reader.text(), [5, 0x61]],
  ])('refuses %s that is cut off', (_, read, bytes) => {
    expect(() => read(new ByteReader(Uint8Array.from(bytes)))).toThrow(RangeError);
  });

  it('refuses a number of more than five bytes', () => {
    const bytes = Uint8Array.of(0x80, 0x80, 0x80, 0x80, 0x80, 0x01);
    expect(() => new ByteReader(bytes).number()).toThrow('data is damaged');
  });
});
