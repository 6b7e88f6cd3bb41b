import {expect, it} from 'vitest';
import {docsOf} from './__tests__/docs';
import type {SiteContent} from './siteContent';
import {sitePages} from './sitePages';

it('are the docs, the pages of categories at any depth, the posts and the other pages', () => {
  const {docs} = docsOf('/docs', [{permalink: '/docs/intro'}]);
  const index = (permalink: string) => ({type: 'generated-index', slug: permalink, permalink});
  const inner = {type: 'category', label: 'B', items: [], link: index('/docs/a/b')};
  const linked = {type: 'category', label: 'C', items: [], link: {type: 'doc', id: 'intro'}};
  const outer = {type: 'category', label: 'A', items: [inner, linked], link: index('/docs/a')};
  const sidebars = {side: [{type: 'doc', id: 'intro'}, outer]};
  const content = {
    docs: docs.map(([id, {loadedVersions}]) => [
      id,
      {loadedVersions: loadedVersions.map((version) => ({...version, sidebars}))},
    ]),
    blogs: [{blogPosts: [{metadata: {permalink: '/blog/post'}}]}],
    pages: [
      {type: 'mdx', permalink: '/about'},
      {type: 'jsx', permalink: '/'},
    ],
  } as unknown as SiteContent;
  expect(sitePages(content)).toEqual([
    ...['/docs/intro', '/docs/a', '/docs/a/b'].map((path) => ({path, docsInstance: 'default'})),
    ...['/blog/post', '/about', '/'].map((path) => ({path})),
  ]);
});
