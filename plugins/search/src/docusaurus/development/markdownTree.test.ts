import {describe, expect, it} from 'vitest';
import {extractPage} from '../../node/extract/page/extractPage';
import {markdownTree} from './markdownTree';

/** Anchor, heading and text of each section of a page, as the search of the development server reads it. */
async function sectionsOf(...lines: string[]): Promise<string[][]> {
  const tree = await markdownTree(lines.join('\n'), 'Title');
  const sections = extractPage('/p', tree)?.sections ?? [];
  return sections.map(({hash, heading, text}) => [hash, heading, text]);
}
const textOf = async (...lines: string[]): Promise<string> =>
  (await sectionsOf(...lines)).flat().filter(Boolean).join(' ');
const titleOf = async (...lines: string[]): Promise<string | undefined> =>
  extractPage('/p', await markdownTree(lines.join('\n'), 'Title'))?.title;

describe('a page of Markdown', () => {
  it('has the title that it begins with, else that which Docusaurus knows', async () => {
    expect(await titleOf('# Lamps & co', 'text')).toBe('Lamps & co');
    expect(await titleOf('---', 'a: b', '---', "import Lamp from './Lamp';", '', '# Lamps')).toBe(
      'Lamps',
    );
    expect(await titleOf('## Lamps', 'text')).toBe('Title');
    expect(await titleOf('text', '', '# Lamps')).toBe('Title');
  });

  it('shows in its title every sign that HTML would take for its own', async () => {
    const title = 'Use </title><h2 id="own">&amp;</h2>';
    // An empty heading has the page's own name in its place.
    for (const markdown of ['text', '#\n\ntext']) {
      const page = extractPage('/p', await markdownTree(markdown, title));
      expect(page).toMatchObject({title, sections: [{text: 'text'}]});
    }
  });

  it.each([
    ['## Two lamps', 'two-lamps', 'Two lamps'],
    ['## Use `<b>`', 'use-b', 'Use <b>'],
    ['## Use `/* #b */`', 'use--b-', 'Use /* #b */'],
    ['## Two {2} lamps', 'two-2-lamps', 'Two 2 lamps'],
    ['## Two lamps {#own}', 'own', 'Two lamps'],
    ['## Two lamps {#o"n}', 'o"n', 'Two lamps'],
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

  it('has the title of an admonition and what is in it, without its marks', async () => {
    const text = await textOf(
      ...[':::tip[Use *it*]', '', 'one', '', ':::', '', ':::note', 'two', '', '- three', ':::', ''],
      ...['::::warning My title', 'four', '::::', '', ':::info[Here]{#id}', 'five', ':::', ''],
      ...['```', ':::kept', '```', '', 'a ::: b'],
    );
    expect(text).toBe('Use it one two three My title four Here five :::kept a ::: b');
  });

  it('has the title of code, and no comments that only say what to highlight', async () => {
    const text = await textOf(
      ...['```js title="src/lamp.js" {2}', '// highlight-next-line', 'on();', '```', ''],
      ...['```html', '<!-- highlight-start -->', '<b>', '<!-- highlight-end -->', '```', ''],
      ...['```text', '// highlight-start that is told of', '```'],
    );
    expect(text).toBe('src/lamp.js on(); <b> // highlight-start that is told of');
  });

  it('keeps a word whole that an element divides', async () => {
    expect(await textOf('un<i>do</i>ing')).toBe('undoing');
    expect(await textOf('un<i>do</i>ing<BR>this', '', '<Lamp>')).toBe('undoing this');
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
    ['texts that are put together', 'seen {"as " + \'it\' + ` is` + 3}', 'seen as it is3'],
    ['numbers that are put together', 'seen {1 + 2}', 'seen 3'],
    ['texts that something computes', 'seen {`hidden ${hidden}`}', 'seen'],
    ['a text that another operator takes', 'seen {"hidden" < "hidden"}', 'seen'],
    ['a text with signs that are written in another way', "seen {'don\\'t <b>'}", "seen don't <b>"],
    ['a text with signs that stand for others', 'seen {`as\\tit\\u0020is`}', 'seen as it is'],
    ['a text in braces that stands alone', '{"seen"}', 'seen'],
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
