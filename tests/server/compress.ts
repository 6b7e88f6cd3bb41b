import zlib from 'node:zlib';

const COMPRESSIBLE = /text|javascript|json|xml|svg/;

/**
 * Compresses a file as static hosts do: with Brotli, otherwise with gzip. Files that would not shrink are not
 * compressed.
 *
 * @param accepted `Accept-Encoding` header of the request
 */
export function compress(
  body: Buffer,
  type: string,
  accepted: string,
): {body: Buffer; encoding?: 'br' | 'gzip'} {
  if (!COMPRESSIBLE.test(type)) return {body};
  if (/\bbr\b/.test(accepted)) {
    const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: 5};
    return {body: zlib.brotliCompressSync(body, {params}), encoding: 'br'};
  }
  if (/\bgzip\b/.test(accepted)) return {body: zlib.gzipSync(body), encoding: 'gzip'};
  return {body};
}
