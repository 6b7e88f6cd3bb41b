import {describe, expect, it} from 'vitest';
import {ByteWriter} from './ByteWriter';

const written = (write: (writer: ByteWriter) => void): number[] => {
  const writer = new ByteWriter();
  write(writer);
  return [...writer.finish()];
};

describe('ByteWriter', () => {
  it.each([
    [0, [0x00]],
    [127, [0x7f]],
    [128, [0x80, 0x01]],
    [624485, [0xe5, 0x8e, 0x26]],
    [2 ** 32 - 1, [0xff, 0xff, 0xff, 0xff, 0x0f]],
  ])('writes the number %i seven bits a byte, lowest first', (value, bytes) => {
    expect(written((writer) => writer.number(value))).toEqual(bytes);
  });

  it('writes a text as UTF-8 behind its length in bytes', () => {
    expect(written((writer) => writer.text('né'))).toEqual([3, 0x6e, 0xc3, 0xa9]);
  });

  it('writes a float in four bytes, little endian', () => {
    expect(written((writer) => writer.float(1))).toEqual([0, 0, 0x80, 0x3f]);
  });

  it('grows beyond its first buffer and keeps what was written', () => {
    const bytes = Uint8Array.from({length: 5000}, (_, index) => index % 251);
    const writer = new ByteWriter();
    writer.byte(42);
    writer.bytes(bytes);
    for (let value = 0; value < 3000; value++) writer.number(300);
    expect(writer.length).toBe(1 + 5000 + 6000);
    expect(writer.finish().subarray(0, 5001)).toEqual(Uint8Array.of(42, ...bytes));
  });

  it('gives a copy that later bytes do not change', () => {
    const writer = new ByteWriter();
    writer.byte(1);
    const first = writer.finish();
    writer.byte(2);
    expect([...first]).toEqual([1]);
  });
});
