import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import type {InlineCode} from './inlineCode';
import {inlineCodeOf} from './inlineCode';
import type {MarkdownNode} from './Markdown';

const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

const codeIn = (text: string): InlineCode[] => inlineCodeOf(markdown.parse(text) as MarkdownNode);

test('Inline code in a table cell is returned with the code in its column header, even inside emphasis or links', () => {
  const table = `
| **\`Plant\`** | A \`Colour\` or [its \`Tone\`](tone.md) | Note |
| --- | --- | --- |
| \`height\` | *\`WARM\`* | \`x\` |`;
  expect(codeIn(table).map(({node, columnHead}) => [node.value, columnHead])).toEqual([
    ['Plant', []],
    ['Colour', []],
    ['Tone', []],
    ['height', ['Plant']],
    ['WARM', ['Colour', 'Tone']],
    ['x', []],
  ]);
});

test('Inline code in a table inside a link cannot become a link', () => {
  const table = '| `Plant` |\n| --- |\n| `height` |';
  expect(codeIn(table).map(({isLinkable}) => isLinkable)).toEqual([true, true]);
  expect(codeIn(`<Link to="/x">\n\n${table}\n\n</Link>`).map(({isLinkable}) => isLinkable)).toEqual(
    [false, false],
  );
});
