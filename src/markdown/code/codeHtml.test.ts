import {DomUtils, parseDocument} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {codeHtml, type CodeBlock} from './codeHtml';

const block = (code: string, more: Partial<CodeBlock> = {}): string =>
  codeHtml({code, language: 'java', ...more});

const contentOf = (html: string): string => /<code[^>]*>(.*)<\/code>/s.exec(html)?.[1] ?? '';

const textOf = (html: string): string => {
  const [code] = DomUtils.getElementsByTagName('code', parseDocument(html));
  return code ? DomUtils.textContent(code) : '';
};

const HIGHLIGHTED = {highlighted: new Set([1])};

describe('A block of code', () => {
  it('has elements only for colored text', () => {
    expect(contentOf(block('int x = 1;'))).toBe(
      '<span class="token keyword">int</span> x = <span class="token number">1</span>;',
    );
  });

  it('joins neighboring text of one color, and gives nested tokens without a color the outer color', () => {
    const html = contentOf(block('<a b="c"/>', {language: 'xml'}));
    expect(html.match(/<span class="token (\w+)"/g)).toEqual([
      '<span class="token keyword"',
      '<span class="token call"',
      '<span class="token string"',
      '<span class="token keyword"',
    ]);
  });

  it.each(['java', 'kotlin', 'groovy', 'properties', 'bash', 'shell', 'xml', 'text'])(
    'does not change its text in the language %s',
    (language) => {
      const code = 'if (a < b && "<&amp;>" != c) { // so\n\n\t@Override /* or\n not */ }\n# x=1';
      expect(textOf(block(code, {language}))).toBe(code);
      expect(textOf(block(code, {language, firstLine: 1, ...HIGHLIGHTED}))).toBe(`${code}\n`);
    },
  );

  it('has elements for lines only if a line is highlighted, and splits colored text at line ends', () => {
    expect(contentOf(block('/* a\nb */', HIGHLIGHTED))).toBe(
      '<span class="code-line"><span class="token comment">/* a</span>\n</span>' +
        '<span class="code-line theme-code-block-highlighted-line"><span class="token comment">b */</span>\n</span>',
    );
  });

  it('shows its title and line numbers', () => {
    const html = block('a', {title: 'a < b', firstLine: 3});
    expect(html).toMatch(/^<div class="code-title">a &lt; b<\/div>/);
    expect(html).toContain('style="counter-reset:line 2"');
  });

  it('is excluded from translation, because readers copy it', () => {
    expect(block('a')).toContain('translate="no"');
  });

  it('contains its whole text, even if its imports and its end are folded', () => {
    const code = `import a.B;\nimport a.C;\n\n${'f();\n'.repeat(30)}g();`;
    const html = block(code);
    expect(html).toContain('>2 imports</button>');
    expect(html).toContain('>Show all 34 lines</button>');
    expect(contentOf(html)).toMatch(/^<span class="code-imports">/);
    expect(textOf(html)).toBe(code);
    expect(block(code, {isWhole: true})).not.toContain('Show all');
  });
});
