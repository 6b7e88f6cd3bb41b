import {describe, expect, it} from 'vitest';
import {extractHtml} from './__tests__/extractHtml';

const read = (html: string): string | undefined =>
  extractHtml('/p', `<main><h1>T</h1>one ${html} two</main>`)?.sections[0]?.text;

describe('The text of a page includes', () => {
  it.each([
    ['the alternative text of an image', '<img src=a.png alt="A blue lamp">', 'A blue lamp'],
    [
      'the alternative text of a linked image',
      '<a href=/big><img alt="A blue lamp"></a>',
      'A blue lamp',
    ],
    [
      'the alternative text of an image map area',
      '<map><area alt="The switch"></map>',
      'The switch',
    ],
    ['the alternative text of an SVG', '<svg role=img aria-label="A lamp"><path/></svg>', 'A lamp'],
    ['the title of an SVG', '<svg role=img><title>A lamp</title></svg>', 'A lamp'],
    [
      'labels in an SVG',
      '<svg><g><text>Game <tspan>loop</tspan></text></g><text>Render</text></svg>',
      'Game loop Render',
    ],
  ])('%s', (_, html, text) => {
    expect(read(html)).toBe(`one ${text} two`);
  });
});

describe('The text of a page does not include', () => {
  it.each([
    ['a file name as the alternative text', '<img alt="lamp-2.png">'],
    ['an image without an alternative text', '<img alt=""> <img>'],
    ['a symbol', '<img class=emoji alt="💡">'],
    ['an image that is hidden from screen readers', '<img aria-hidden=true alt=Lamp>'],
    ['a decorative image', '<img role=presentation alt=Lamp>'],
    ['the title of an icon', '<svg><title>Lamp</title></svg>'],
    ['labels of a hidden SVG', '<svg aria-hidden=true><text>Lamp</text></svg>'],
    ['an image that is left out', '<img data-search-ignore alt=Lamp>'],
  ])('%s', (_, html) => {
    expect(read(html)).toBe('one two');
  });

  it('an icon in a link with words', () => {
    expect(read('<a href=/x>docs<svg role=img aria-label="opens a new tab"></svg></a>')).toBe(
      'one docs two',
    );
  });
});

it('The alternative text of an image names a heading without words', () => {
  const html = '<h1><img alt="ScrewBox logo"></h1><h2 id=a>Use<img alt="Lamp"></h2>';
  const page = extractHtml('/p', html);
  expect([page?.title, page?.sections[1]?.heading]).toEqual(['ScrewBox logo', 'Use']);
});
