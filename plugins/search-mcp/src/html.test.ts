import {expect, it} from 'vitest';
import {pageSections} from './html';

const textOf = (main: string): string =>
  pageSections(`<main>${main}</main>`)
    .map(({heading, text}) => [heading, text].filter(Boolean).join('\n'))
    .join('\n')
    .trim();

it.each([
  ['a table of contents', '<div class="tableOfContents_x thin-scrollbar theme-doc-toc-desktop">'],
  ['a table of contents of a post', '<div class="tableOfContents_bqdL thin-scrollbar">'],
  ['a table of contents on small screens', '<div class="tocCollapsible_x theme-doc-toc-mobile">'],
  ['breadcrumbs', '<div class="breadcrumbs">'],
  ['a badge of the version', '<div class="theme-doc-version-badge badge">'],
  ['navigation by role', '<div role="navigation">'],
  ['tab labels', '<div role="tablist">'],
  ['hidden text', '<div aria-hidden="true">'],
])('%s is left out', (_, start) => {
  expect(textOf(`<p>Text.</p>${start}<ul><li><a>Menu</a></li></ul></div>`)).toBe('Text.');
});

it('A heading has no link to itself', () => {
  expect(textOf('<h2 id="a">Start<a class="hash-link hash-link_x" href="#a">#</a></h2>')).toBe(
    'Start',
  );
});

it.each([
  ['nested lists', '<ul><li><a>Start</a><ul><li>What you need</li></ul></li></ul>'],
  ['text before a block', 'Start<p>What you need</p>'],
])('The words of %s are separate', (_, html) => {
  expect(textOf(html)).toBe('Start\nWhat you need');
});

it('The words of cells are separate', () => {
  expect(textOf('<table><tr><td>Key</td><td>Value</td></tr></table>')).toBe('Key Value');
});

it.each([
  [
    'of Docusaurus',
    '<div class="language-ts codeBlockContainer_x"><div class="codeBlockContent_x"><pre class="prism-code language-ts"><code class="codeBlockLines_x"><span class="token-line"><span class="token keyword">if</span> (a) {<br></span><span class="token-line">  b();<br></span><span class="token-line">}<br></span></code></pre><div class="buttonGroup_x"><button>Copy</button></div></div></div>',
    '```ts\nif (a) {\n  b();\n}\n```',
  ],
  [
    'of Docusaurus with line numbers',
    '<pre class="language-ts"><code><span class="token-line codeLine_x"><span class="codeLineNumber_x">1</span><span>a</span><br></span><span class="token-line"><span class="codeLineNumber_x">2</span>  b<br></span></code></pre>',
    '```ts\na\n  b\n```',
  ],
  [
    'with lines as blocks',
    '<pre><div class="token-line">a:</div><div class="token-line">  b</div></pre>',
    '```\na:\n  b\n```',
  ],
  [
    'without highlighting',
    '<pre><code class="language-yaml">a:\n\n  b: 1\n</code></pre>',
    '```yaml\na:\n\n  b: 1\n```',
  ],
  [
    'whose language is on an element around it',
    '<div class="theme-code-block language-java"><div><pre><code>a\n  b</code></pre></div></div>',
    '```java\na\n  b\n```',
  ],
  ['with fences', '<pre>````md\n````</pre>', '`````\n````md\n````\n`````'],
])('Code %s keeps its lines and indentation', (_, html, code) => {
  expect(textOf(`<p>Before</p>${html}<p>After</p>`)).toBe(`Before\n\n${code}\n\nAfter`);
});
