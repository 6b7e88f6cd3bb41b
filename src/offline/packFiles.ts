/** Bytes of a file's length, little endian, before its content. */
const LENGTH = 4;

/** Puts files one behind the other, so that one request brings all of them. */
export function packFiles(contents: readonly Uint8Array[]): Uint8Array {
  const bytes = contents.reduce((sum, {length}) => sum + LENGTH + length, 0);
  const pack = new Uint8Array(bytes);
  const view = new DataView(pack.buffer);
  let at = 0;
  for (const content of contents) {
    view.setUint32(at, content.length, true);
    pack.set(content, at + LENGTH);
    at += LENGTH + content.length;
  }
  return pack;
}

/** The files of a pack, as far as it is whole: what is cut off or damaged, their digests tell. */
export function unpackFiles(pack: ArrayBuffer): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(pack);
  const contents: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at + LENGTH <= pack.byteLength;) {
    const start = at + LENGTH;
    at = start + view.getUint32(at, true);
    if (at <= pack.byteLength) contents.push(new Uint8Array(pack, start, at - start));
  }
  return contents;
}
