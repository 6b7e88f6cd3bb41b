import path from 'node:path';
import {expect, it} from 'vitest';
import type {HtmlNode} from '../HtmlNode';
import {rehypeCode} from './rehypeCode';

const FILE = {path: path.resolve('docs/page.md')};

function block(code: string, metastring?: string, language = 'Java'): HtmlNode {
  const properties = {className: [`language-${language}`], metastring};
  const children = [{type: 'text', value: code}];
  const position = {start: {line: 7}};
  return {
    type: 'element',
    tagName: 'pre',
    children: [{type: 'element', tagName: 'code', properties, children, position}],
  };
}

function highlighted(node: HtmlNode): HtmlNode | undefined {
  const tree = {type: 'root', children: [{type: 'element', tagName: 'li', children: [node]}]};
  rehypeCode()(tree, FILE);
  return tree.children[0]?.children[0]?.children?.[0];
}

const htmlOf = (...written: Parameters<typeof block>) =>
  String(highlighted(block(...written))?.properties?.html);

it('The code of a block is replaced with HTML', () => {
  expect(highlighted(block('return;\n'))).toMatchObject({
    children: [],
    properties: {
      className: ['language-java'],
      html:
        '<div class="code-content"><pre class="thin-scrollbar" tabindex="0" translate="no"><code>' +
        '<span class="token keyword">return</span>;</code></pre></div>',
    },
  });
});

it('The title, the line numbers and the highlighted lines of a block are read', () => {
  const html = htmlOf('a\nb', 'title="Score {1}.java" showLineNumbers=3 {2}');
  expect(html).toContain('<div class="code-title">Score {1}.java</div>');
  expect(html).toContain('counter-reset:line 2');
  expect(html.match(/highlighted-line/g)).toHaveLength(1);
});

it('Magic comments stay in the code if the metadata lists highlighted lines', () => {
  expect(htmlOf('// highlight-next-line\nb();', '{2}')).toContain('// highlight-next-line');
  expect(htmlOf('// highlight-next-line\nb();')).not.toContain('highlight-next-line');
});

it.each([
  ['title="Main.java', 'java', 'cannot be parsed'],
  ['titel="a"', 'java', 'is not a known setting'],
  [undefined, 'jave', 'The language "jave"'],
])('The metadata %s of a block in %s is rejected with file and line', (meta, language, message) => {
  expect(() => highlighted(block('a', meta, language))).toThrow(message);
  expect(() => highlighted(block('a', meta, language))).toThrow(/^docs\/page\.md:7: /);
});

it('Inline code stays unchanged', () => {
  const code: HtmlNode = {type: 'element', tagName: 'code', children: [{type: 'text', value: 'a'}]};
  const tree: HtmlNode = {
    type: 'root',
    children: [{type: 'element', tagName: 'p', children: [code]}],
  };
  rehypeCode()(tree, FILE);
  expect(code).toEqual({type: 'element', tagName: 'code', children: [{type: 'text', value: 'a'}]});
});
