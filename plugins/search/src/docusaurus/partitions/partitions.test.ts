import {describe, expect, it} from 'vitest';
import {partitionsFor} from '../../core/partitions';
import {type Division, documentsOf, listPartitions, partitionOf, type SitePage} from './partitions';

const version = (name: string, path: string, pluginId = 'default') => ({
  pluginId,
  name,
  path,
  isPreferred: name === 'current',
});

const context = (key: string, ...paths: string[]) => ({key, label: key, paths});

const ofDocs = (...paths: string[]): SitePage[] =>
  paths.map((path) => ({path, docsInstance: 'default'}));

const outside = (...paths: string[]): SitePage[] => paths.map((path) => ({path}));

const site: Division = {
  baseUrl: '/base/',
  documents: [],
  versions: [version('current', '/base/docs'), version('1.0', '/base/docs/1.0')],
  contexts: [context('docs', '/docs'), context('blog', '/blog'), context('guide', '/docs/guide')],
  pages: [],
};

const namesOf = (division: Division): string[] =>
  listPartitions(division).map(({url}) => url.split('/').at(-2) ?? '');

const nameFor = (division: Division, page: SitePage): string =>
  partitionOf(division, listPartitions(division), page).url.split('/').at(-2) ?? '';

describe('Partitioning a site', () => {
  it('creates an index for each version and context that can have pages', () => {
    expect(listPartitions(site).map(({url}) => url)).toEqual([
      '/base/search-index/default-current-docs/',
      '/base/search-index/default-1.0-docs/',
      '/base/search-index/pages-blog/',
      '/base/search-index/pages-other/',
    ]);
  });

  it('splits a version whose pages are in several contexts', () => {
    const division = {
      ...site,
      contexts: [context('api', '/docs/api')],
      pages: ofDocs('/base/docs/api/lamp', '/base/docs/1.0/intro'),
    };
    expect(namesOf(division)).toEqual([
      'default-current-other',
      'default-current-api',
      'default-1.0-other',
      'pages-other',
    ]);
  });

  it('applies a context path within one version to the other versions as well', () => {
    const pages = ofDocs('/base/docs/api/lamp', '/base/docs/intro', '/base/docs/1.0/api/lamp');
    const division = {...site, contexts: [context('api', '/docs/api')], pages};
    expect(namesOf(division)).toEqual([
      'default-current-other',
      'default-current-api',
      'default-1.0-other',
      'default-1.0-api',
      'pages-other',
    ]);
    const lamp = {path: '/base/docs/1.0/api/lamp', docsInstance: 'default'};
    expect(nameFor(division, lamp)).toBe('default-1.0-api');
  });

  it.each([
    ['/base/docs/intro', 'default-current-docs'],
    ['/base/docs', 'default-current-docs'],
    ['/base/docs/1.0/intro/', 'default-1.0-docs'],
    ['/base/docs/1.0x', 'default-current-docs'],
    ['/base/docs/guide/start', 'default-current-docs'],
  ])('puts %s of the docs into %s', (path, name) => {
    expect(nameFor(site, {path, docsInstance: 'default'})).toBe(name);
  });

  it.each([
    ['/base/blog/post', 'pages-blog'],
    ['/base/', 'pages-other'],
  ])('puts %s into %s', (path, name) => {
    expect(nameFor(site, {path})).toBe(name);
  });

  it('puts pages below the path of the only docs version into its index, which every search reads', () => {
    const division = {...site, versions: [version('current', '/base')]};
    const contexts = [context('blog', '/blog')];
    const pages = [...ofDocs('/base/intro'), ...outside('/base/blog/post', '/base/about')];
    expect(namesOf({...division, contexts, pages})).toEqual([
      'default-current-other',
      'default-current-blog',
      'pages-other',
    ]);
    for (const page of pages)
      expect(nameFor({...division, contexts, pages}, page)).toMatch(/^default-current-/);
  });
});

describe('Partitioning a site with versioned docs at its root', () => {
  const division: Division = {
    baseUrl: '/',
    documents: [],
    versions: [version('current', ''), version('1.0', '/1.0')],
    contexts: [context('blog', '/blog'), context('api', '/api'), context('guides', '/guides')],
    pages: [
      ...ofDocs('/intro', '/guides/start', '/1.0/intro'),
      ...outside('/blog/post', '/about', '/guides/more'),
    ],
  };
  const read = (baseUrl: string, chosen = ''): (string | undefined)[] =>
    partitionsFor(listPartitions(division), {baseUrl, context: chosen}).map(
      ({url}) => url.split('/').at(-2) ?? '',
    );

  it.each([
    ['/intro', 'default', 'default-current-other'],
    ['/guides/start', 'default', 'default-current-guides'],
    ['/1.0/intro', 'default', 'default-1.0-other'],
    ['/blog/post', undefined, 'pages-blog'],
    ['/about', undefined, 'pages-other'],
    ['/guides/more', undefined, 'pages-guides'],
    ['/api/of-another-plugin', undefined, 'pages-api'],
    ['/of-another-plugin', undefined, 'pages-other'],
  ])('puts %s of the docs instance %s into %s', (path, docsInstance, name) => {
    expect(nameFor(division, {path, docsInstance})).toBe(name);
  });

  it('makes pages outside the docs searchable from every version', () => {
    const everywhere = ['pages-blog', 'pages-api', 'pages-guides', 'pages-other'];
    expect(read('/1.0')).toEqual(['default-1.0-other', ...everywhere]);
    expect(read('')).toEqual(['default-current-other', 'default-current-guides', ...everywhere]);
    expect(read('/1.0', 'blog')).toEqual(['pages-blog']);
  });
});

describe('External documents', () => {
  const lamp = {url: 'https://example.com/Lamp', title: 'Lamp'};
  const withContext = (key: string | undefined) => ({...lamp, ...(key && {context: key})});

  it.each([
    ['the context without paths that they name', 'api', 'pages-api'],
    ['a docs context that every version searches', 'docs', 'pages-docs'],
    ['pages without a context, if they name none', undefined, 'pages-other'],
  ])('are added to the index of %s', (_, key, name) => {
    const division: Division = {
      ...site,
      contexts: [...site.contexts, {key: 'api', label: 'API'}],
      documents: [withContext(key)],
    };
    const holding = listPartitions(division).filter((one) => documentsOf(division, one).length > 0);
    expect(holding.map(({url}) => url)).toEqual([`/base/search-index/${name}/`]);
    expect(holding[0]?.kind).toBe(key === 'api' ? 'names' : 'pages');
  });
});
