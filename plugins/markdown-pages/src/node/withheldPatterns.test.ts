import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {siteContent} from '@screwbox/shared/content/siteContent';
import {expect, it} from 'vitest';
import {isWithheld} from '../withheldPaths';
import {withheldPatterns} from './withheldPatterns';

const page = (permalink: string, settings: object = {}) => ({
  permalink,
  unlisted: false,
  source: '@site/page.md',
  frontMatter: {},
  ...settings,
});

const CONTENT = siteContent({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {docs: [page('/fr/docs/a(b)', {unlisted: true}), page('/fr/docs/open')]},
        {docs: [page('/fr/docs/1.0/off', {frontMatter: {markdown: false}})]},
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {blogPosts: [{metadata: page('/fr/blog/off', {frontMatter: {markdown: false}})}]},
  },
  'docusaurus-plugin-content-pages': {
    default: [
      {type: 'jsx', permalink: '/fr/'},
      {type: 'mdx', ...page('/fr/über', {unlisted: true})},
    ],
  },
});

const patterns = withheldPatterns(CONTENT, ['/search', '/internal/**'], {
  baseUrl: '/fr/',
  siteDir: '',
});

it.each([
  '/fr/docs/a(b)',
  '/fr/docs/1.0/off/',
  '/fr/blog/off',
  '/fr/%C3%BCber',
  '/fr/search/',
  '/fr/search/index.html',
  '/fr/internal',
  '/fr/internal/a/b',
])('The page %s has no Markdown', (pathname) => {
  expect(isWithheld(pathname, {baseUrl: '/fr/', patterns})).toBe(true);
});

it.each(['/fr/', '/fr/docs/open', '/fr/docs/1x0/off', '/fr/searching', '/fr/docs/search'])(
  'The page %s has Markdown',
  (pathname) => {
    expect(isWithheld(pathname, {baseUrl: '/fr/', patterns})).toBe(false);
  },
);

it.each(['no', 0, null])('`markdown: %j` in front matter is rejected', (markdown) => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'markdown-pages-'));
  writeFileSync(path.join(siteDir, 'page.md'), '---\ntitle: Page\nmarkdown: …\n---\n');
  const pages = [{type: 'mdx', ...page('/off', {frontMatter: {markdown}})}];
  const content = siteContent({'docusaurus-plugin-content-pages': {default: pages}});
  expect(() => withheldPatterns(content, [], {baseUrl: '/', siteDir})).toThrow(
    `page.md:3: markdown is ${JSON.stringify(markdown)}, but must be true or false.`,
  );
});
