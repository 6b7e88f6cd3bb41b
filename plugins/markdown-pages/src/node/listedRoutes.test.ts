import {siteContent, type SiteContent} from '@screwbox/shared/content/siteContent';
import {expect, it} from 'vitest';
import {listedRoutes} from './listedRoutes';

const doc = (id: string, settings = {}) => ({
  id,
  permalink: `/docs/${id}`,
  draft: false,
  unlisted: false,
  ...settings,
});
const item = (id: string) => ({type: 'doc', id});
const category = (label: string, items: object[], link?: object) => ({
  type: 'category',
  label,
  items,
  link,
});

function content(plugins: Record<string, unknown>): SiteContent {
  const named = Object.entries(plugins).map(([name, loaded]): [string, {default: unknown}] => [
    `docusaurus-plugin-content-${name}`,
    {default: loaded},
  ]);
  return siteContent(Object.fromEntries(named));
}

const docs = (sidebars: Record<string, object[]>, ...documents: object[]) => ({
  loadedVersions: [{label: 'Next', isLast: true, docs: documents, sidebars}],
});

it('Docs in categories and between categories are listed in the order of the sidebar', () => {
  const sidebar = [
    item('intro'),
    {type: 'link', href: '/docs/zoom', label: 'Zoom'},
    item('install'),
    category('Guides', [
      item('camera'),
      category('Sound', [item('music')], {type: 'doc', id: 'sound'}),
    ]),
    item('faq'),
  ];
  const ids = ['camera', 'faq', 'install', 'intro', 'music', 'sound'];
  expect(listedRoutes(content({docs: docs({main: sidebar}, ...ids.map((id) => doc(id)))}))).toEqual(
    [
      {title: 'Documentation', routes: ['/docs/intro', '/docs/install']},
      {title: 'Guides', routes: ['/docs/camera', '/docs/sound', '/docs/music']},
      {title: 'Documentation', routes: ['/docs/faq']},
    ],
  );
});

it('Docs without a sidebar are listed after the docs in sidebars', () => {
  const sidebars = {
    one: [item('a')],
    two: [category('Two', [item('b'), {type: 'ref', id: 'a'}])],
  };
  const loaded = docs(sidebars, doc('z'), doc('a'), doc('b'));
  expect(listedRoutes(content({docs: loaded}))).toEqual([
    {title: 'Documentation', routes: ['/docs/a']},
    {title: 'Two', routes: ['/docs/b']},
    {title: 'More of Documentation', routes: ['/docs/z']},
  ]);
});

it('All docs of a site without sidebars are listed', () => {
  expect(listedRoutes(content({docs: docs({}, doc('a'), doc('b'))}))).toEqual([
    {title: 'Documentation', routes: ['/docs/a', '/docs/b']},
  ]);
});

it('The latest version comes first, and the others are optional', () => {
  const version = (label: string, isLast: boolean) => ({
    label,
    isLast,
    docs: [doc(label)],
    sidebars: {main: [item(label)]},
  });
  const loaded = {loadedVersions: [version('Next', false), version('1.0', true)]};
  expect(listedRoutes(content({docs: loaded}))).toEqual([
    {title: 'Documentation', routes: ['/docs/1.0']},
    {title: 'Optional', routes: ['/docs/Next']},
  ]);
});

it('Unlisted pages and drafts are not listed', () => {
  const sidebar = [item('a'), item('hidden'), category('Empty', [item('draft')])];
  const post = (name: string, unlisted: boolean, frontMatter = {}) => ({
    metadata: {permalink: `/blog/${name}`, unlisted, frontMatter},
  });
  const page = (name: string, settings: object) => ({
    permalink: `/${name}`,
    frontMatter: {},
    unlisted: false,
    ...settings,
  });
  const loaded = content({
    docs: docs(
      {main: sidebar},
      doc('a'),
      doc('hidden', {unlisted: true}),
      doc('draft', {draft: true}),
      doc('alone', {unlisted: true}),
    ),
    blog: {
      blogTitle: 'Blog',
      blogPosts: [post('new', false), post('hidden', true), post('draft', false, {draft: true})],
    },
    pages: [
      page('about', {type: 'mdx'}),
      page('hidden', {type: 'mdx', unlisted: true}),
      page('draft', {type: 'mdx', frontMatter: {draft: true}}),
      page('', {type: 'jsx'}),
    ],
  });
  expect(listedRoutes(loaded)).toEqual([
    {title: 'Documentation', routes: ['/docs/a']},
    {title: 'Blog', routes: ['/blog/new']},
    {title: 'Pages', routes: ['/about', '/']},
  ]);
});

it('A content plugin without content has no listed routes', () => {
  expect(listedRoutes(content({pages: null}))).toEqual([]);
});
