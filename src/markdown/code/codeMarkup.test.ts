import {describe, expect, it} from 'vitest';
import {codeMarkup} from './codeMarkup';

const PLAIN = {isNumbered: false, highlighted: new Set<number>()};
/** The text that a browser makes of it. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

describe('codeMarkup', () => {
  it('gives an element to what has a color, and none to the rest', () => {
    expect(codeMarkup('int x = 1;', 'java', PLAIN)).toBe(
      '<span class="token keyword">int</span> x = <span class="token number">1</span>;',
    );
  });

  it('joins neighbors of one color, and gives parts the color of the whole', () => {
    expect(codeMarkup('<a b="c"/>', 'xml', PLAIN)).toBe(
      '<span class="token keyword">&lt;a </span><span class="token call">b</span>' +
        '<span class="token string">="c"</span><span class="token keyword">/></span>',
    );
  });

  it.each(['java', 'kotlin', 'groovy', 'properties', 'bash', 'shell', 'xml', 'text', 'no-such'])(
    'keeps the text of code in %s',
    (language) => {
      const code = 'if (a < b && "<&amp;>" != c) { // so\n\n\t@Override /* or\n not */ }\n# x=1';
      expect(textOf(codeMarkup(code, language, PLAIN))).toBe(code);
      const marked = {isNumbered: true, highlighted: new Set([1])};
      expect(textOf(codeMarkup(code, language, marked))).toBe(`${code}\n`);
    },
  );

  it('makes lines elements where one stands out, and ends colors with their line', () => {
    const html = codeMarkup('/* a\nb */', 'java', {isNumbered: false, highlighted: new Set([1])});
    expect(html).toBe(
      '<span class="code-line"><span class="token comment">/* a</span>\n</span>' +
        '<span class="code-line theme-code-block-highlighted-line"><span class="token comment">b */</span>\n</span>',
    );
  });
});
