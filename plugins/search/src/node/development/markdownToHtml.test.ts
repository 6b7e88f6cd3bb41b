import {describe, expect, it} from 'vitest';
import {extractPage} from '../../extract/extractPage';
import {markdownToHtml} from './markdownToHtml';

/** Anchor, heading and text of each section of a page, as the search of the development server reads it. */
async function sectionsOf(...lines: string[]): Promise<string[][]> {
  const html = await markdownToHtml(lines.join('\n'), 'Title');
  const sections = extractPage('/p', html)?.sections ?? [];
  return sections.map(({hash, heading, text}) => [hash, heading, text]);
}
const textOf = async (...lines: string[]): Promise<string> =>
  (await sectionsOf(...lines)).flat().filter(Boolean).join(' ');
const titleOf = async (...lines: string[]): Promise<string | undefined> =>
  extractPage('/p', await markdownToHtml(lines.join('\n'), 'Title'))?.title;

describe('a page of Markdown', () => {
  it('has the title that it begins with, else that which Docusaurus knows', async () => {
    expect(await titleOf('# Lamps & co', 'text')).toBe('Lamps & co');
    expect(await titleOf('## Lamps', 'text')).toBe('Title');
  });

  it.each([
    ['## Two lamps', 'two-lamps', 'Two lamps'],
    ['## Use `<b>`', 'use-b', 'Use <b>'],
    ['## Use `/* #b */`', 'use--b-', 'Use /* #b */'],
    ['## Two {2} lamps', 'two-2-lamps', 'Two 2 lamps'],
    ['## Two lamps {#own}', 'own', 'Two lamps'],
    ['## Two lamps {/* #own */}', 'own', 'Two lamps'],
    ['## Two lamps {/* #own for the docs */}', 'own', 'Two lamps'],
    ['## Two *lamps* {/*#own*/}', 'own', 'Two lamps'],
    ['## Two lamps <!-- #own -->', 'own', 'Two lamps'],
  ])('has for "%s" the anchor %s, as Docusaurus', async (line, anchor, heading) => {
    expect(await sectionsOf('lead', '', line, '', 'text')).toEqual([
      ['', '', 'lead'],
      [anchor, heading, 'text'],
    ]);
  });

  it('gives headings that are alike different anchors', async () => {
    const sections = await sectionsOf('## Use', '## Use', '## Use');
    expect(sections.map(([anchor]) => anchor)).toEqual(['', 'use', 'use-1', 'use-2']);
  });

  it('has the words of lists, tables, quotes, links and code, and divides its blocks', async () => {
    const text = await textOf(
      ...['- one', '- [two](/two)', '', '> three', '', '| four | five |', '| --- | --- |'],
      ...['| six | `a<b` |', '', '```js', 'let c = "d";', '```', '', '**e**f', 'g'],
    );
    expect(text).toBe('one two three four five six a<b let c = "d"; ef g');
  });

  it('keeps words of two lines apart', async () => {
    expect(await textOf('one  ', 'two<br/>three<br>four')).toBe('one two three four');
    expect(await textOf('one  ', 'two<br/>three')).toBe('one two three');
  });

  it('keeps a word whole that an element divides', async () => {
    expect(await textOf('un<i>do</i>ing')).toBe('undoing');
    expect(await textOf('un<i>do</i>ing<BR>this', '', '<Lamp>')).toBe('undoing this');
  });

  it('shows every sign that HTML would take for its own', async () => {
    expect(await textOf('`a<b` & `c<d>` & `"e"`')).toBe('a<b & c<d> & "e"');
  });
});

describe('of a page, the search reads what readers see', () => {
  const hidden = ["import Lamp from './Lamp';", '', 'export const hidden = 1;', ''];

  it('and neither front matter nor code of MDX', async () => {
    const text = await textOf('---', 'sidebar_label: hidden', '---', ...hidden, 'seen {hidden}');
    expect(text).toBe('seen');
  });

  it.each([
    ['a heading with an anchor of its own', '## seen {#hidden-anchor}', 'hidden-anchor seen'],
    ['a comment of HTML', '<!-- truncate -->', ''],
    ['a comment of MDX', '{/* truncate */}', ''],
    ['a comment within a line', 'seen {/* hidden */}', 'seen'],
    ['a comment of HTML within a line', 'seen <!-- hidden -->', 'seen'],
    ['an expression', 'seen {hidden}', 'seen'],
    ['an expression that ends with a text', 'seen {hidden + "hidden"}', 'seen'],
    ['an expression that begins with a text', 'seen {"hidden" + hidden}', 'seen'],
    ['a text of several words in braces', 'seen {"as it is"}', 'seen as it is'],
    ['a text between elements', "<b>seen</b>{' '}<i>too</i>", 'seen too'],
    ['an element', '<Lamp size={3}>seen</Lamp>', 'seen'],
  ])('where it has %s, too', async (_, line, seen) => {
    expect(await textOf(...hidden, 'text', '', line)).toBe(`text ${seen}`.trim());
  });

  it('as far as it goes where MDX is only half written', async () => {
    expect(await textOf('text', '', '<Lamp>')).toBe('text');
  });
});
