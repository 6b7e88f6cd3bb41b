import {describe, expect, it} from 'vitest';
import {checksum} from './checksum';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('checksum', () => {
  it.each([
    ['', 0],
    ['a', 0xe8b7be43],
    ['123456789', 0xcbf43926],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('is the CRC-32 of "%s"', (text, crc) => {
    expect(checksum(bytes(text))).toBe(crc);
  });

  it('goes on from the checksum of what comes before', () => {
    expect(checksum(bytes('56789'), checksum(bytes('1234')))).toBe(0xcbf43926);
  });
});
