import {zlibSync} from 'fflate';

/** Colours of red, green, blue and opacity (0 to 255), four bytes a pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

const CRC_TABLE = Array.from({length: 256}, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return value;
});

function crc(bytes: Uint8Array): number {
  const register = bytes.reduce(
    (value, byte) => (value >>> 8) ^ (CRC_TABLE[(value ^ byte) & 0xff] ?? 0),
    0xffffffff,
  );
  return (register ^ 0xffffffff) >>> 0;
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const content = new Uint8Array([...Buffer.from(type, 'latin1'), ...data]);
  return new Uint8Array([...uint32(data.length), ...content, ...uint32(crc(content))]);
}

/** Writes a PNG file. The same pixels give the same bytes on every machine. */
export function encodePng({width, height, rgba}: Pixels): Uint8Array {
  const header = new Uint8Array([...uint32(width), ...uint32(height), 8, 6, 0, 0, 0]);
  // Each row starts with the number of its filter: 0, none.
  const rows = Array.from({length: height}, (_, y) => [
    0,
    ...rgba.subarray(y * width * 4, (y + 1) * width * 4),
  ]);
  return new Uint8Array([
    ...SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('IDAT', zlibSync(new Uint8Array(rows.flat()), {level: 9})),
    ...chunk('IEND', new Uint8Array()),
  ]);
}
