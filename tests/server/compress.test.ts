import zlib from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {compress} from './compress';

const body = Buffer.from('lamp '.repeat(100));

describe('compress', () => {
  it('prefers Brotli to gzip', () => {
    const {body: sent, encoding} = compress(body, 'text/html', 'gzip, deflate, br');
    expect(encoding).toBe('br');
    expect(zlib.brotliDecompressSync(sent)).toEqual(body);
  });

  it('takes gzip where the browser knows nothing else', () => {
    const {body: sent, encoding} = compress(body, 'image/svg+xml', 'gzip');
    expect(encoding).toBe('gzip');
    expect(zlib.gunzipSync(sent)).toEqual(body);
  });

  it('sends as it is what the browser cannot unpack, or what is packed already', () => {
    expect(compress(body, 'text/html', '')).toEqual({body});
    expect(compress(body, 'image/png', 'br')).toEqual({body});
    expect(compress(body, 'application/octet-stream', 'br')).toEqual({body});
  });
});
