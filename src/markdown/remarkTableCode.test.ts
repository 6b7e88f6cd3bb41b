import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import type {MarkdownNode} from './MarkdownNode';
import {remarkTableCode} from './remarkTableCode';

const processed = (text: string) =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkMdx)
      .use(remarkTableCode)
      .use(remarkStringify)
      .processSync(text),
  );

const table = (cell: string) => `| Name |\n| --- |\n| ${cell} |\n`;

it('Long code in a cell may break between its parts', () => {
  expect(processed(table('`LightPhysics.of(Size)`'))).toContain(
    '<code>Light<wbr />Physics.of(<wbr />Size)</code>',
  );
});

it('Code in a link stays in the link', () => {
  expect(processed(table('[`Bounds.around`](https://example.test)'))).toContain(
    '[<code>Bounds.<wbr />around</code>](https://example.test)',
  );
});

it.each([
  ['code outside of tables', 'Text with `LightPhysics.of(Size)`.'],
  ['short code', table('`Size`')],
  ['a block of code', '```java\nSize.of(8);\n```'],
])('%s is unchanged', (_, text) => {
  expect(processed(text)).not.toContain('<wbr');
});

it('A node without children stays without children', () => {
  const text = {type: 'text', value: 'text'};
  remarkTableCode()({type: 'root', children: [text]});
  expect(text).not.toHaveProperty('children');
});

it.each([
  ['of two columns', '| a | b |\n| --- | --- |\n', undefined],
  ['of three columns', '| a | b | c |\n| --- | --- | --- |\n', ['table-stacked']],
  [
    'that begins with numbers',
    '| # | b | c |\n| --: | --- | --- |\n',
    ['table-stacked', 'table-numbered'],
  ],
])('A table %s gets the classes that its layout on phones needs', (_, text, className) => {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
  remarkTableCode()(tree);
  const [first] = tree.children as MarkdownNode[];
  expect(first?.data).toEqual(className && {hProperties: {className}});
});
