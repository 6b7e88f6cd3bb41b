const TABLE = new Uint32Array(256);
for (let byte = 0; byte < 256; byte++) {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  TABLE[byte] = value;
}

/**
 * CRC-32 (ISO 3309), continued from `seed`. It finds every change of up to 32 neighbouring bits.
 * @param seed the checksum of what comes before; 0 at the start
 */
export function checksum(bytes: Uint8Array, seed = 0): number {
  let value = ~seed;
  for (let index = 0; index < bytes.length; index++) {
    value = (value >>> 8) ^ (TABLE[(value ^ (bytes[index] as number)) & 255] as number);
  }
  return ~value >>> 0;
}
