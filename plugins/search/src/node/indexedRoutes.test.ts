import {expect, it} from 'vitest';
import {indexedRoutes} from './indexedRoutes';

const DOCS = {name: 'docusaurus-plugin-content-docs', id: 'community'};
const BLOG = {name: 'docusaurus-plugin-content-blog', id: 'default'};

const route = (path: string, component = '@theme/Page') => ({path, component});

it('are the innermost ones, with the docs instance that made them, by address', () => {
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

it.each([
  'BlogListPage',
  'BlogArchivePage',
  'BlogTagsListPage',
  'BlogTagsPostsPage',
  'Blog/Pages/BlogAuthorsListPage',
  'Blog/Pages/BlogAuthorsPostsPage',
  'DocTagsListPage',
  'DocTagDocListPage',
  'SearchPage',
])('are none with the component %s, which only lists others', (component) => {
  const routes = [{...route('/list', `@theme/${component}`), plugin: BLOG}];
  expect(indexedRoutes(routes, new Set(), new Map())).toEqual([]);
});

it('are none that have no place of their own, nor that search engines are to leave out', () => {
  const routes = [route('/404.html'), route('/docs/*'), route('/hidden'), route('/found')].map(
    (one) => ({...one, plugin: BLOG}),
  );
  expect(indexedRoutes(routes, new Set(['/hidden']), new Map())).toEqual([{path: '/found'}]);
});

it('are indexed once where two plugins have a page at one path', () => {
  const about = route('/about');
  const routes = [
    {...about, plugin: DOCS},
    {...about, plugin: BLOG},
  ];
  expect(indexedRoutes(routes, new Set(), new Map())).toEqual([
    {path: '/about', docsInstance: 'community'},
  ]);
});
