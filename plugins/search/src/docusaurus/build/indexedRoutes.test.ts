import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {docsOf} from '../__tests__/docs';
import {temporaryFolder} from '../../__tests__/temporaryFolder';
import type {SiteContent} from '@screwbox/shared/content/siteContent';
import {hiddenVersionPages} from '../content/siteContent';
import {hiddenRoutes, indexedRoutes, routeFile} from './indexedRoutes';

function fileOf(route: string, emitted: string): string {
  const outDir = temporaryFolder();
  const file = path.join(outDir, emitted);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, '');
  return path.relative(outDir, routeFile(outDir, '/base/', route));
}

it.each([
  ['/base/', 'index.html'],
  ['/base/docs/', 'docs/index.html'],
  ['/base/docs', 'docs/index.html'],
  ['/base/docs', 'docs.html'],
  ['/base/404.html', '404.html'],
  ['/base/docs/gr%C3%B6%C3%9Fe/', 'docs/größe/index.html'],
  ['/base/%C3%BCber/', '%C3%BCber/index.html'],
  ['/base/about%20us', 'about%20us.html'],
])('The route %s has the file %s', (route, emitted) => {
  expect(fileOf(route, emitted)).toBe(path.normalize(emitted));
});

it('A route without an HTML file throws an error that names all checked paths', () => {
  expect(() => fileOf('/base/%C3%BCber', 'other.html')).toThrow(
    /^docusaurus-search: the route \/base\/%C3%BCber has no HTML file; none of .*über\.html.*%C3%BCber\.html.* exists\.$/,
  );
});

const SLASHES = {baseUrl: '/', trailingSlash: true};
const METADATA = {
  '/old/intro/': {noIndex: true},
  '/draft/': {noIndex: true},
  '/intro/': {noIndex: false},
};

function versionOf(path: string, noIndex: boolean): SiteContent['docs'] {
  const {docs} = docsOf(path, [{permalink: `${path}/intro`}]);
  const link = {type: 'generated-index', slug: '/guides', permalink: `${path}/guides`};
  const sidebars = {side: [{type: 'category', label: 'Guides', items: [], link}]};
  return docs.map(([instance, {loadedVersions}]) => [
    instance,
    {loadedVersions: loadedVersions.map((version) => ({...version, noIndex, sidebars}))},
  ]) as unknown as SiteContent['docs'];
}

it('Pages with noindex in their front matter are hidden, but pages of a docs version with noIndex are not', () => {
  const docs = [...versionOf('/old', true), ...versionOf('/new', false)];
  const ofVersions = hiddenVersionPages({docs}, SLASHES);
  expect(ofVersions).toEqual(new Set(['/old/intro/', '/old/guides/']));
  expect(hiddenRoutes(METADATA, {noIndex: false, ofVersions})).toEqual(new Set(['/draft/']));
});

const DOCS = {name: 'docusaurus-plugin-content-docs', id: 'community'};
const BLOG = {name: 'docusaurus-plugin-content-blog', id: 'default'};

const route = (path: string, sourceFilePath: string | undefined = 'page.md') => ({
  path,
  component: '@theme/Page',
  metadata: {sourceFilePath},
});

it('Only the innermost routes are indexed, in the order of their paths, each with the docs instance that created it', () => {
  const inner = {...route('/'), routes: [route('/intro'), route('/1.0/intro')]};
  const routes = [
    {...route('/blog/post'), plugin: BLOG},
    {...route('/'), routes: [inner], plugin: DOCS},
    {...route('/about'), plugin: {name: 'docusaurus-plugin-content-pages', id: 'community'}},
  ];
  expect(indexedRoutes(routes, new Set(), new Map())).toEqual([
    {path: '/1.0/intro', docsInstance: 'community'},
    {path: '/about'},
    {path: '/blog/post'},
    {path: '/intro', docsInstance: 'community'},
  ]);
});

it.each([DOCS, BLOG])('Lists of pages that the plugin %o generates are not indexed', (plugin) => {
  const list = {path: '/list', component: '@site/src/OwnList', props: {tags: []}};
  expect(indexedRoutes([{...list, plugin}], new Set(), new Map())).toEqual([]);
});

it('The search page is not indexed, whatever its component', () => {
  const search = {path: '/search', component: '@site/src/OwnSearch'};
  const plugin = {name: 'docusaurus-search', id: 'default'};
  expect(indexedRoutes([{...search, plugin}], new Set(), new Map())).toEqual([]);
});

it.each([
  {plugin: DOCS, props: {categoryGeneratedIndex: {}}},
  {plugin: DOCS, modules: {categoryGeneratedIndex: 'category.json'}},
  {plugin: {name: 'docusaurus-plugin-of-the-site', id: 'default'}},
])('The overview of a category and pages of other plugins are indexed: %o', (own) => {
  const page = {path: '/page', component: '@theme/Page', ...own};
  expect(indexedRoutes([page], new Set(), new Map())).toMatchObject([{path: '/page'}]);
});

it('Routes without a page, and pages hidden from search engines, are not indexed', () => {
  const routes = [route('/404.html'), route('/docs/*'), route('/hidden'), route('/found')].map(
    (one) => ({...one, plugin: BLOG}),
  );
  expect(indexedRoutes(routes, new Set(['/hidden']), new Map())).toEqual([{path: '/found'}]);
});

it('A path that two plugins share is indexed once', () => {
  const about = route('/about');
  const routes = [
    {...about, plugin: DOCS},
    {...about, plugin: BLOG},
  ];
  expect(indexedRoutes(routes, new Set(), new Map())).toEqual([
    {path: '/about', docsInstance: 'community'},
  ]);
});
