import {describe, expect, it} from 'vitest';
import {extractPage} from '../../node/extract/page/extractPage';
import {markdownTree} from './markdownTree';

async function sectionsOf(...lines: string[]): Promise<string[][]> {
  const tree = await markdownTree(lines.join('\n'), 'Title');
  const sections = extractPage('/p', tree)?.sections ?? [];
  return sections.map(({hash, heading, text}) => [hash, heading, text]);
}
const textOf = async (...lines: string[]): Promise<string> =>
  (await sectionsOf(...lines)).flat().filter(Boolean).join(' ');
const titleOf = async (...lines: string[]): Promise<string | undefined> =>
  extractPage('/p', await markdownTree(lines.join('\n'), 'Title'))?.title;

describe('A page of Markdown', () => {
  it('uses the heading at its beginning as the title, or else the title from Docusaurus', async () => {
    expect(await titleOf('# Lamps & co', 'text')).toBe('Lamps & co');
    expect(await titleOf('---', 'a: b', '---', "import Lamp from './Lamp';", '', '# Lamps')).toBe(
      'Lamps',
    );
    expect(await titleOf('## Lamps', 'text')).toBe('Title');
    expect(await titleOf('text', '', '# Lamps')).toBe('Title');
  });

  it('keeps characters in its title that are special in HTML', async () => {
    const title = 'Use </title><h2 id="own">&amp;</h2>';
    // The page's name replaces an empty heading.
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
    ['## Two lamps {/* #own for the docs */}', 'own', 'Two lamps'],
    ['## Two *lamps* {/*#own*/}', 'own', 'Two lamps'],
    ['## Two lamps <!-- #own -->', 'own', 'Two lamps'],
  ])('gives the heading "%s" the anchor %s, like Docusaurus', async (line, anchor, heading) => {
    expect(await sectionsOf('lead', '', line, '', 'text')).toEqual([
      ['', '', 'lead'],
      [anchor, heading, 'text'],
    ]);
  });

  it('gives equal headings different anchors', async () => {
    const sections = await sectionsOf('## Use', '## Use', '## Use');
    expect(sections.map(([anchor]) => anchor)).toEqual(['', 'use', 'use-1', 'use-2']);
  });

  it('has the words of lists, tables, quotes, links and code, and separates its blocks', async () => {
    const text = await textOf(
      ...['- one', '- [two](/two)', '', '> three', '', '| four | five |', '| --- | --- |'],
      ...['| six | `a<b` |', '', '```js', 'let c = "d";', '```', '', '**e**f', 'g'],
    );
    expect(text).toBe('one two three four five six a<b let c = "d"; ef g');
  });

  it('has the title and content of an admonition, without its markers', async () => {
    const text = await textOf(
      ...[':::tip[Use *it*]', '', 'one', '', ':::', '', ':::note', 'two', '', '- three', ':::', ''],
      ...['::::warning My title', 'four', '::::', '', ':::info[Here]{#id}', 'five', ':::', ''],
      ...['```', ':::kept', '```', '', 'a ::: b'],
    );
    expect(text).toBe('Use it one two three My title four Here five :::kept a ::: b');
  });

  it('has the title and the text of code, without comments that only highlight lines', async () => {
    const text = await textOf(
      ...['```js title="src/lamp.js" {2}', '// highlight-next-line', 'on();', '```', ''],
      ...['```html', '<!-- highlight-start -->', '<b>', '<!-- highlight-end -->', '```', ''],
      ...['```text', '// highlight-start that is told of', '```'],
    );
    expect(text).toBe('src/lamp.js on(); <b> // highlight-start that is told of');
  });

  it('keeps a word together across an element', async () => {
    expect(await textOf('un<i>do</i>ing')).toBe('undoing');
    expect(await textOf('un<i>do</i>ing<BR>this', '', '<Lamp>')).toBe('undoing this');
  });
});

describe('The development search reads the visible text of a page', () => {
  const hidden = ["import Lamp from './Lamp';", '', 'export const hidden = 1;', ''];

  it('without front matter and MDX code', async () => {
    const text = await textOf('---', 'sidebar_label: hidden', '---', ...hidden, 'seen {hidden}');
    expect(text).toBe('seen');
  });

  it.each([
    ['a heading with its own anchor', '## seen {#hidden-anchor}', 'hidden-anchor seen'],
    ['a comment of HTML', '<!-- truncate -->', ''],
    ['a comment of MDX', '{/* truncate */}', ''],
    ['a comment within a line', 'seen {/* hidden */}', 'seen'],
    ['a comment of HTML within a line', 'seen <!-- hidden -->', 'seen'],
    ['an expression', 'seen {hidden}', 'seen'],
    ['an expression with a string', 'seen {"hidden" + hidden}', 'seen'],
    ['a number', 'seen {3}', 'seen 3'],
    ['computed strings', 'seen {`hidden ${hidden}`}', 'seen'],
    ['a string with escaped characters', "seen {'don\\'t <b>'}", "seen don't <b>"],
    ['a string with character references', 'seen {`as\\tit\\u0020is`}', 'seen as it is'],
    ['a separate string in braces', '{"seen"}', 'seen'],
    ['text between elements', "<b>seen</b>{' '}<i>too</i>", 'seen too'],
    ['an element', '<Lamp size={3}>seen</Lamp>', 'seen'],
  ])('with %s', async (_, line, seen) => {
    expect(await textOf(...hidden, 'text', '', line)).toBe(`text ${seen}`.trim());
  });

  it('up to an error in half-written MDX', async () => {
    expect(await textOf('text', '', '<Lamp>')).toBe('text');
  });
});
