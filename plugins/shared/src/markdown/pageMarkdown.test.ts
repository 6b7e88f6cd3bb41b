import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readPage} from './readPage';
import {type MarkdownPage, pageMarkdown} from './pageMarkdown';

const FIXTURES = path.join(__dirname, 'fixtures');
const HEAD = '<title>Title</title><meta name="description" content="What it says">';

function converted(content: string): MarkdownPage {
  const html = `${HEAD}<main><article>${content}</article></main>`;
  const page = readPage(html, new URL('https://site.test/docs/ecs'), ' | Site');
  return page ? pageMarkdown(page) : expect.unreachable();
}

// Each fixture tests one construct. Its expected file must render like its HTML in anything that reads Markdown.
it.each(readdirSync(FIXTURES))('The HTML of %s is converted to Markdown', (name) => {
  const read = (file: string) => readFileSync(path.join(FIXTURES, name, file), 'utf8');
  const {markdown} = converted(`<h1>Title</h1>${read('input.html')}`);
  expect(markdown.replace('# Title\n\n', '')).toBe(read('expected.md'));
});

it('The Markdown of a page contains its address, title and description', () => {
  expect(converted('<nav>Home</nav><h1>The <code>Scene</code></h1>')).toEqual({
    url: 'https://site.test/docs/ecs',
    title: 'The Scene',
    description: 'What it says',
    markdown: '# The `Scene`\n',
  });
});

it.each([
  ['that hides its title', '<div class="theme-doc-markdown"><p>Text</p></div>'],
  ['with its title elsewhere', '<h1>Title</h1><div class="theme-doc-markdown"><p>Text</p></div>'],
])('A page %s starts with its title', (_, content) => {
  expect(converted(content)).toMatchObject({
    title: 'Title',
    markdown: '# Title\n\nText\n',
  });
});
