import {describe, expect, it} from 'vitest';
import {ByteReader, ByteWriter, runningSums} from './bytes';

const NUMBERS = [0, 1, 127, 128, 16_383, 16_384, 2 ** 28 - 1, 2 ** 28, 2 ** 31, 2 ** 32 - 1];

describe('ByteReader', () => {
  it('restores what ByteWriter wrote, in order', () => {
    const writer = new ByteWriter();
    for (const value of NUMBERS) writer.number(value);
    writer.text('Größe 😀');
    writer.bytes(Uint8Array.of(0, 0, 0, 0xbf));
    writer.byte(255);
    const reader = new ByteReader(writer.finish());
    expect(reader.numbers(NUMBERS.length)).toEqual(NUMBERS);
    expect(reader.text()).toBe('Größe 😀');
    expect([...reader.slice(4)]).toEqual([0, 0, 0, 0xbf]);
    expect(reader.byte()).toBe(255);
    expect(reader.position).toBe(writer.length);
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

describe('ByteWriter', () => {
  it('grows beyond its first buffer and keeps what was written', () => {
    const bytes = Uint8Array.from({length: 5000}, (_, index) => index % 251);
    const writer = new ByteWriter();
    writer.byte(42);
    writer.bytes(bytes);
    for (let value = 0; value < 3000; value++) writer.number(300);
    expect(writer.length).toBe(1 + 5000 + 6000);
    expect(writer.finish().subarray(0, 5001)).toEqual(Uint8Array.of(42, ...bytes));
  });
});

describe('runningSums', () => {
  it('sums up what comes before each place, and all', () => {
    expect([...runningSums([3, 0, 2])]).toEqual([0, 3, 3, 5]);
    expect([...runningSums([])]).toEqual([0]);
    expect([...runningSums([3, 0, 2], 7)]).toEqual([7, 10, 10, 12]);
  });
});
