import {applyTrailingSlash} from '@docusaurus/utils-common';
import {describe, expect, it} from 'vitest';
import {docsOf} from '../__tests__/docs';
import {indexedRoutes} from '../build/indexedRoutes';
import type {SiteContent} from '@screwbox/shared/content/siteContent';
import {contextBoost, pageSettings, type PageSettings, tagsOf} from './pageSettings';

const ANY_SLASH = {baseUrl: '/', trailingSlash: undefined};

function settingsOf(frontMatter: Record<string, unknown>): PageSettings | undefined {
  const content = docsOf('/docs', [{permalink: '/docs/page', frontMatter}]);
  return pageSettings(content, ANY_SLASH, '').get('/docs/page');
}

describe('The settings of pages', () => {
  it.each([true, false, undefined])(
    'are found by the addresses of routes if trailingSlash is %s',
    (trailingSlash) => {
      const slashes = {baseUrl: '/base/', trailingSlash};
      // The docs plugin gives index pages a trailing slash, regardless of the site's setting.
      const permalinks = ['/base/docs/page', '/base/docs/guide/', '/base/'];
      const content = docsOf('/base/docs', [
        ...permalinks.map((permalink) => ({permalink, frontMatter: {search: false}})),
        {permalink: '/base/docs/found', frontMatter: {search_boost: 2}},
      ]);
      const settings = pageSettings(content, slashes, '');
      const routes = [...permalinks, '/base/docs/found'].map((permalink) => ({
        path: applyTrailingSlash(permalink, slashes),
        component: '@theme/DocItem',
        metadata: {sourceFilePath: 'docs/page.md'},
        plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'},
      }));
      const indexed = indexedRoutes(routes, new Set(), settings);
      expect(indexed.map(({path}) => path.replace(/\/$/, ''))).toEqual(['/base/docs/found']);
      expect(settings.get(indexed[0]?.path ?? '')?.boost).toBe(2);
    },
  );

  it('include tags and authors in the keywords for the search', () => {
    const tags = [
      {label: 'Release notes', permalink: '/tags/release-notes'},
      {label: 'water', permalink: '/tags/water'},
    ];
    const page = {permalink: '/docs/page', tags, authors: [{name: 'Ada'}, {}]};
    const frontMatter = {search_keywords: 'c'};
    const labels = ['Release notes', 'water', 'Ada'];
    expect(pageSettings(docsOf('/docs', [page]), ANY_SLASH, '').get('/docs/page')).toMatchObject({
      keywords: [],
      searchKeywords: labels,
    });
    expect(
      pageSettings(docsOf('/docs', [{...page, frontMatter}]), ANY_SLASH, '').get('/docs/page'),
    ).toMatchObject({searchKeywords: ['c', ...labels]});
  });

  it('identify tags by the last segment of their page address, which is the same in every language', () => {
    const tags = [
      {label: 'Klang', permalink: '/de/docs/tags/audio'},
      {label: 'Größe', permalink: '/de/docs/tags/größe/'},
      {label: 'C++', permalink: '/blog/tags/C'},
    ];
    const content = docsOf('/docs', [
      {permalink: '/docs/page', tags},
      {
        permalink: '/docs/other',
        tags: [{label: 'Audio', permalink: '/docs/tags/audio'}],
        frontMatter: {search: false},
      },
    ]);
    const settings = pageSettings(content, ANY_SLASH, '');
    expect(tagsOf(settings.values(), 'de')).toEqual([
      {key: 'c', label: 'C++'},
      {key: 'größe', label: 'Größe'},
      {key: 'audio', label: 'Klang'},
    ]);
  });

  it.each([
    ['search_boost', 0],
    ['search_keywords', 3],
    ['search_keywords', ['lamp', null]],
    ['search', 'no'],
  ])('are rejected with an error that names the page if %s is %o', (field, value) => {
    expect(() => settingsOf({[field]: value})).toThrow(`docs/page.md: ${field} is`);
  });

  it.each([
    ['.inf', Number.POSITIVE_INFINITY],
    ['.nan', Number.NaN],
    ['-1', -1],
    ['"2"', '2'],
  ])('are rejected with an error that shows the boost as it is written: %s', (written, value) => {
    expect(() => settingsOf({search_boost: value})).toThrow(`search_boost is ${written}, but must`);
  });

  it('exist for posts and Markdown pages, but not for other pages', () => {
    const page = (permalink: string, frontMatter = {}) => ({
      ...{permalink, source: `@site${permalink}.md`, frontMatter},
    });
    const content = {
      ...docsOf('/docs', [{permalink: '/docs/page'}]),
      blogs: [{blogPosts: [{metadata: {...page('/blog/post', {search: false}), title: 'Post'}}]}],
      pages: [
        {type: 'mdx', ...page('/about', {search_boost: 2, keywords: null})},
        {type: 'jsx', ...page('/component')},
      ],
    } as unknown as SiteContent;
    expect([...pageSettings(content, ANY_SLASH, '')]).toMatchObject([
      ['/docs/page', {docsInstance: 'default', indexed: true, isPost: false, title: '/docs/page'}],
      ['/blog/post', {docsInstance: undefined, indexed: false, isPost: true, title: 'Post'}],
      ['/about', {boost: 2, indexed: true, isPost: false, keywords: [], title: ''}],
    ]);
  });

  it('are rejected with one error that names every mistake on every page', () => {
    const content = docsOf('/docs', [
      {permalink: '/docs/one', frontMatter: {search: 'no', search_boost: 0}},
      {permalink: '/docs/two', frontMatter: {keywords: 3}},
      {permalink: '/docs/three', frontMatter: {search_keywords: true}},
    ]);
    expect(() => pageSettings(content, ANY_SLASH, '')).toThrow(
      /one\.md: search is "no"[^]*one\.md: search_boost is 0[^]*two\.md: keywords is 3[^]*three\.md: search_keywords is true/,
    );
  });

  it('mark unlisted pages as not indexed', () => {
    const content = docsOf('/docs', [{permalink: '/docs/page', unlisted: true}]);
    expect(pageSettings(content, ANY_SLASH, '').get('/docs/page')?.indexed).toBe(false);
  });
});

describe('The boost of a page', () => {
  it.each([
    ['is 1 by default', false, undefined, 1],
    ['is lower for a blog post', true, undefined, 0.9],
    ['is that of the context', false, {boost: 0.5}, 0.5],
    ['is that of the context even for a blog post', true, {boost: 1}, 1],
  ])('%s', (_, isPost, context, expected) => {
    expect(contextBoost({isPost}, context)).toBe(expected);
  });
});
