import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {docsOf} from '../__tests__/docs';
import {DOCS_PLUGIN, siteContent, type SiteContent} from '@screwbox/shared/content/siteContent';
import {docsVersions, sitePages} from './siteContent';

it('The content of a site combines all instances of the content plugins, except those that loaded nothing', () => {
  const [guide, api, blog, news, page, landing] = [
    'guide',
    'api',
    'blog',
    'news',
    'page',
    'landing',
  ];
  const allContent: AllContent = {
    [DOCS_PLUGIN]: {default: guide, api, empty: undefined},
    'docusaurus-plugin-content-blog': {default: blog, news},
    // The pages plugin loads null if its folder does not exist.
    'docusaurus-plugin-content-pages': {default: [page], empty: null, campaign: [landing]},
    'docusaurus-plugin-debug': {default: 'other'},
  };
  expect(siteContent(allContent)).toEqual({
    docs: [
      ['default', guide],
      ['api', api],
    ],
    blogs: [blog, news],
    pages: [page, landing],
  });
});

it('The docs versions of a site come from all instances, and the last version of each instance is preferred', () => {
  const version = (versionName: string, path: string, isLast: boolean) => ({
    ...{versionName, label: versionName.toUpperCase(), path, isLast},
  });
  const content = {
    docs: [
      [
        'default',
        {loadedVersions: [version('next', '/docs/next', false), version('one', '/', true)]},
      ],
      ['api', {loadedVersions: [version('current', '/api/', true)]}],
    ],
    blogs: [],
    pages: [],
  } as unknown as SiteContent;
  expect(docsVersions(content)).toEqual([
    {pluginId: 'default', name: 'next', path: '/docs/next', isPreferred: false},
    {pluginId: 'default', name: 'one', path: '', isPreferred: true},
    {pluginId: 'api', name: 'current', path: '/api', isPreferred: true},
  ]);
});

it('The pages of a site are its docs, category pages at any depth, posts and other pages', () => {
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
