/** Node's own decompression, found without an import that bundlers for browsers would follow. */
const zlib = globalThis.process?.getBuiltinModule?.('node:zlib');

/** Whether raw deflate can be decompressed here: browsers from before 2023 cannot. */
export const canInflate = (): boolean => zlib !== undefined || 'DecompressionStream' in globalThis;

async function inflateStream(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Decompresses raw deflate (RFC 1951).
 * @throws Error where the bytes are damaged
 */
export const inflate = (bytes: Uint8Array<ArrayBuffer>): Uint8Array | Promise<Uint8Array> =>
  zlib ? zlib.inflateRawSync(bytes) : inflateStream(bytes);
