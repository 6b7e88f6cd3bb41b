import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {DEFAULT_DIRECTIVES} from '../policy/directives';
import {scriptHash} from '../policy/scriptHash';
import {applyToPage, type PageResult} from './applyToPage';
import {scanPage} from './scanPage';

/** Fragments of HTML that change how a parser continues. */
const PIECES = [
  ...['<!doctype html>', '<html lang=en>', '<head>', '</head>', '<body>', '</body>', '</html>'],
  ...['<meta charset=utf-8>', '<meta http-equiv="content-security-policy" content="', '">'],
  ...['<script>', '<script src=a.js>', '<script type=module>', '<script type="application/json">'],
  ...['</script>', '<style>', '</style>', '<link rel=stylesheet href=a.css>', '<base href=/b/>'],
  ...['<template>', '</template>', '<svg>', '</svg>', '<math>', '<noscript>', '</noscript>'],
  ...['<iframe srcdoc="', '<table>', '<td>', '<select>', '<title>', '</title>', '<textarea>'],
  ...['<p onclick=a()>', '<a href="javascript:a()">', '<x-y once>', '<plaintext>', '<frameset>'],
  ...['<!--', '-->', '<![CDATA[', ']]>', '<?', '<', '>', '"', "'", '&amp;', '&#0;', '\0', '\uFEFF'],
  ...['alert(1)', ' ', '\n', '=', '/', 'content-security-policy:connect-src'],
];

const html = fc
  .array(
    fc.oneof({weight: 9, arbitrary: fc.constantFrom(...PIECES)}, fc.string({unit: 'binary'})),
    {
      maxLength: 40,
    },
  )
  .map((pieces) => pieces.join(''));

const NAMED = /^(?:contains scripts|has its own policy|has no place for the policy|names ")/;

async function applied(page: string): Promise<PageResult | undefined> {
  try {
    return await applyToPage(page, DEFAULT_DIRECTIVES);
  } catch (error) {
    expect((error as Error).message).toMatch(NAMED);
    return undefined;
  }
}

describe('The policy of any page', () => {
  it('is inserted without changing any other character, unless the page is rejected', async () => {
    await fc.assert(
      fc.asyncProperty(html, async (page) => {
        const result = await applied(page);
        if (result === undefined) return;
        const {existing, inlineScripts} = await scanPage(result.html);
        expect(existing).toBeDefined();
        const {start = 0, end = 0} = existing ?? {};
        expect(result.html.slice(0, start) + result.html.slice(end)).toBe(page);
        for (const script of inlineScripts)
          expect(result.html.slice(start, end)).toContain(scriptHash(script));
        expect(await applied(result.html)).toEqual(result);
      }),
    );
  });

  const DEEP = 20_000;
  it.each([
    ['open tags', '<'],
    ['nested elements', '<div>'],
    ['nested images', '<svg>'],
    ['nested templates', '<template>'],
    ['attributes', '<p a b c d '],
    ['unclosed comments', '<!--'],
    ['nested documents', '<iframe srcdoc="'],
    ['references', '&amp'],
  ])(`is inserted quickly before ${DEEP} %s`, async (_, piece) => {
    await applied(`<head><meta charset=utf-8></head>${piece.repeat(DEEP)}`);
  });
});
