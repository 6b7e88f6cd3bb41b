import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decodeHtml} from '../html/decodeHtml';
import {extractHtml} from './__tests__/extractHtml';

const PIECES = [
  ...['<html lang=de>', '<head>', '</head>', '<body>', '<title>', '</title>', '<main>', '</main>'],
  ...['<article>', '</article>', '<h1>', '</h1>', '<h2 id=a>', '<h3 id=%ff>', '</h2>', '</h3>'],
  ...['<a id=b></a>', '<p>', '</p>', '<ul>', '<li>', '</ul>', '<table>', '<tr>', '<td>', '<th>'],
  ...[
    '<pre><code>',
    '</code></pre>',
    '<br>',
    '<nav>',
    '</nav>',
    '<button>',
    '<details>',
    '<summary>',
  ],
  ...[
    '<div role=tabpanel hidden>',
    '</div>',
    '<div data-search-ignore>',
    '<span aria-hidden=true>',
  ],
  ...[
    '<img alt="lamp">',
    '<svg>',
    '</svg>',
    '<math>',
    '</math>',
    '<script>',
    '</script>',
    '<style>',
  ],
  ...[
    '<template>',
    '</template>',
    '<textarea>',
    '<select>',
    '<ruby>',
    '<rt>',
    '<dl>',
    '<dt>',
    '<dd>',
  ],
  ...['<meta name=description content="lamp">', '<meta name=keywords content="a,,b">'],
  ...['<meta name=search content=false>', '<meta name=search_boost content=', '<meta charset=x>'],
  ...['<meta http-equiv=refresh content="0;url=/">', '<link rel=canonical href="//', '">'],
  ...[
    '<nav class=breadcrumbs aria-label=Breadcrumbs>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '<',
  ],
  ...[
    '>',
    '"',
    "'",
    '&amp;',
    '&#0;',
    '&#x110000;',
    '\0',
    '\u00AD',
    '\u0001',
    '\u0002',
    '\uD83D',
    ' ',
    '\n',
  ],
];

const html = fc
  .array(
    fc.oneof({weight: 9, arbitrary: fc.constantFrom(...PIECES)}, fc.string({unit: 'binary'})),
    {maxLength: 40},
  )
  .map((pieces) => pieces.join(''));

/**
 * Maximum ratio of the characters in all texts to the characters of the page. It is above 1, because an
 * alternative text can also be in the title.
 */
const TEXT_PER_CHARACTER = 3;

const REFUSED = /^its <meta .*(?:must be a positive number|is not a known encoding)/;

function requireSoundPage(input: string): void {
  let page;
  try {
    page = extractHtml('/page', input);
  } catch (error) {
    expect((error as Error).message).toMatch(REFUSED);
  }
  if (page === undefined) return;
  expect(page.title).not.toBe('');
  expect(page.boost).toBeGreaterThan(0);
  expect(page.sections.length).toBeGreaterThan(0);
  let length = 0;
  for (const {heading, text, code, blocks} of page.sections) {
    length += heading.length + text.length;
    expect(code.length % 2).toBe(0);
    for (const bounds of [code, blocks]) {
      expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
      expect(bounds.every((bound) => bound >= 0 && bound <= text.length)).toBe(true);
    }
  }
  expect(length).toBeLessThanOrEqual(TEXT_PER_CHARACTER * input.length);
}

describe('The HTML extractor', () => {
  it('splits every page into sections with valid bounds', () => {
    fc.assert(fc.property(html, requireSoundPage));
  });

  it('reads any bytes, or reports an unknown encoding', () => {
    const start = fc.constantFrom('', '<meta charset=utf-16>', '<meta charset=', '\u00FF\u00FE');
    fc.assert(
      fc.property(start, fc.uint8Array({maxLength: 200}), (head, bytes) => {
        const input = Buffer.concat([Buffer.from(head, 'latin1'), bytes]);
        let text = '';
        try {
          text = decodeHtml(input);
        } catch (error) {
          expect((error as Error).message).toMatch(REFUSED);
        }
        requireSoundPage(text);
      }),
      {numRuns: (fc.readConfigureGlobal().numRuns ?? 100) / 4},
    );
  });

  const DEEP = 20_000;
  it.each([
    ['open tags', '<'],
    ['nested elements', '<main>'],
    ['headings', '<h2 id=a>'],
    ['nested code blocks', '<pre><code>'],
    ['nested lists', '<ul><li>'],
    ['cells without a table', '<td>'],
    ['pictures', '<img alt="lamp">'],
    ['attributes', '<p a b c d '],
    ['unclosed comments', '<!--'],
    ['references', '&amp'],
  ])(`reads ${DEEP} %s`, (_, piece) => {
    requireSoundPage(`<main>${piece.repeat(DEEP)}`);
  });
});
