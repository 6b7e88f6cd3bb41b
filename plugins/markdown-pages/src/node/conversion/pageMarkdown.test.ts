import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {pageMarkdown} from './pageMarkdown';

const FIXTURES = path.join(__dirname, 'fixtures');
const page = {url: 'https://site.test/docs/ecs', title: 'Title', description: 'What it says'};
const inMain = (content: string) => `<main><article>${content}</article></main>`;

// Each fixture tests one construct. Its expected file must render like its HTML in anything that reads Markdown.
it.each(readdirSync(FIXTURES))('The HTML of %s is converted to Markdown', (name) => {
  const read = (file: string) => readFileSync(path.join(FIXTURES, name, file), 'utf8');
  const {markdown} = pageMarkdown({
    ...page,
    content: inMain(`<h1>Title</h1>${read('input.html')}`),
  });
  expect(markdown.replace('# Title\n\n', '')).toBe(read('expected.md'));
});

it('The Markdown of a page contains its address, title and description', () => {
  const content = inMain('<nav>Home</nav><h1>The <code>Scene</code></h1>');
  expect(pageMarkdown({...page, content})).toEqual({
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
  expect(pageMarkdown({...page, content: inMain(content)})).toMatchObject({
    title: 'Title',
    markdown: '# Title\n\nText\n',
  });
});
