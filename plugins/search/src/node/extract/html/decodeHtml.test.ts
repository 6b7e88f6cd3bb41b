import {describe, expect, it} from 'vitest';
import {decodeHtml} from './decodeHtml';

const file = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

describe('Decoding HTML', () => {
  it('reads UTF-8 by default', () => {
    expect(decodeHtml(file('<p>Tür 音'))).toBe('<p>Tür 音');
    expect(decodeHtml(file('<meta charset=utf-8><p>Tür'))).toBe('<meta charset=utf-8><p>Tür');
  });

  it.each([
    ['charset=ISO-8859-1', [0x54, 0xfc, 0x72], 'Tür'],
    ['charset="windows-1252"', [0x80], '€'],
    ['http-equiv="Content-Type" content="text/html; charset=EUC-KR"', [0xc7, 0xd1], '한'],
    ['http-equiv=content-type content="text/html; CHARSET=latin1"', [0xfc], 'ü'],
    ["charset = 'shift_jis'", [0x89, 0xb9], '音'],
  ])('uses the encoding in <meta %s>', (meta, bytes, text) => {
    expect(decodeHtml(file(`<META ${meta}><p>`, bytes))).toBe(`<META ${meta}><p>${text}`);
  });

  it.each([
    '<meta name=description content="Send charset=latin1 along">',
    '<meta name=description content="Content-Type: text/html; charset=latin1">',
    '<!-- <meta charset=latin1> -->',
    '<script>"<meta charset=latin1>"</script>',
    '<title><meta charset=latin1></title>',
    '<meta data-charset=latin1>',
    '<meta charset>',
    '<meta charset=" ">',
    '<script charset=latin1 src=a></script>',
    '<meta charset=utf-8><meta charset=latin1>',
    '<meta http-equiv=refresh content="0; url=?charset=latin1">',
  ])('reads the text after %s as UTF-8', (html) => {
    expect(decodeHtml(file(`${html}ü`))).toBe(`${html}ü`);
  });

  it('prefers a byte order mark to a <meta>, and removes the mark', () => {
    const meta = '<meta charset=latin1>';
    expect(decodeHtml(file([0xef, 0xbb, 0xbf], `${meta}ü`))).toBe(`${meta}ü`);
    expect(decodeHtml(file([0xff, 0xfe, 0x61, 0, 0xfc, 0]))).toBe('aü');
    expect(decodeHtml(file([0xfe, 0xff, 0, 0x61, 0, 0xfc]))).toBe('aü');
  });

  it.each(['utf-16', 'UTF-16BE', 'ucs-2', 'unicode'])(
    'reads a page as UTF-8 if its <meta> declares %s, because the declaration itself is not UTF-16',
    (label) => {
      const html = `<meta charset=${label}>ü`;
      expect(decodeHtml(file(html))).toBe(html);
    },
  );

  it('rejects an unknown encoding, and says what to do', () => {
    expect(() => decodeHtml(file('<meta charset=klingon>'))).toThrow(
      /"klingon".*write the page as UTF-8/,
    );
  });
});
