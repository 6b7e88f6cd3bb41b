import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, builtPages} from './builtPages';
import {hasTarget} from './hasTarget';

const ORIGIN = 'https://screwbox.dev';
const parser = unified().use(remarkParse).use(remarkGfm);
const read = (file: string) => readFileSync(path.join(BUILD_DIR, file), 'utf8');
const pages = builtPages().filter((file) => !/^(404|search\/index)\.html$/.test(file));
const markdownOf = (file: string) =>
  file === 'index.html' ? 'index.md' : file.replace(/(\/index)?\.html$/, '.md');

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}

/** Matches remains of MDX in the text: components, imports or properties. */
const MDX = /^(?:import|export) .*['"{]|<\/?[A-Z]\w*[ />]|className=|\{\/\*|\{["'`]/;

describe.each(pages)('The Markdown of %s', (file) => {
  const nodes = nodesOf(parser.parse(read(markdownOf(file))));

  it('has a title, and neither HTML nor MDX', () => {
    expect(nodes.filter(({type}) => type === 'heading').length).toBeGreaterThan(0);
    expect(nodes.filter(({type}) => type === 'html')).toEqual([]);
    const texts = nodes.flatMap((node) => (node.type === 'text' ? [node.value] : []));
    expect(texts.filter((text) => MDX.test(text))).toEqual([]);
  });

  it('has only absolute addresses, and every address of the site exists', () => {
    const urls = nodes.flatMap((node) =>
      node.type === 'link' || node.type === 'image' ? [node.url] : [],
    );
    expect(urls.filter((url) => !/^(https?|mailto|tel):/.test(url))).toEqual([]);
    const own = urls.filter((url) => url.startsWith(ORIGIN));
    expect(own.filter((url) => !hasTarget(new URL(url)))).toEqual([]);
  });
});

it('Every page has a Markdown file, and there are no other Markdown files', () => {
  const written = readdirSync(BUILD_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.split(path.sep).join('/'));
  expect(written.sort()).toEqual(pages.map(markdownOf).sort());
});

const listed = [...read('llms.txt').matchAll(/^- \[.+?\]\((\S+)\)(: .+)?$/gm)];

describe('llms.txt', () => {
  it('lists every document, post and standalone page with its description, in reading order', () => {
    const expected = pages
      .filter((file) =>
        /^(docs\/(?!category)|blog\/(?!archive|authors|tags)).+\/|^(docs\/)?index\.html$/.test(
          file,
        ),
      )
      .map((file) => `${ORIGIN}/${markdownOf(file)}`);
    const urls = listed.map(([, url]) => url);
    expect([...urls].sort()).toEqual(expected.sort());
    expect(urls[0]).toBe(`${ORIGIN}/docs/fundamentals/getting-started.md`);
    expect(listed.filter(([, , description]) => description === undefined)).toEqual([]);
  });
});

it('llms-full.txt contains the text of every page that llms.txt lists', () => {
  const all = read('llms-full.txt');
  const missing = listed.filter(
    ([, url = '']) => !all.includes(read(new URL(url).pathname.slice(1))),
  );
  expect(missing).toEqual([]);
});
