// Specification: 1.2, 2.5.
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface DocsVersion {
  name: string;
  label: string;
  path: string;
  mainDocId: string;
  docs: {id: string; sidebar?: string}[];
  sidebars: Record<string, {link: {path: string}}>;
}

const data = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as Record<
  string,
  Record<string, {versions: DocsVersion[]}>
>;
const versions = data['docusaurus-plugin-content-docs']?.default?.versions ?? [];

it('The docs have one version, named current and labeled Next', () => {
  expect(versions.map(({name, label, path: route}) => ({name, label, route}))).toEqual([
    {name: 'current', label: 'Next', route: '/docs'},
  ]);
});

it('The main page of the docs is the getting-started page', () => {
  expect(versions[0]?.mainDocId).toBe('fundamentals/getting-started');
});

it('All docs are in one sidebar, which starts with the fundamentals', () => {
  expect(Object.entries(versions[0]?.sidebars ?? {})).toMatchObject([
    ['docs', {link: {path: '/docs/category/fundamentals'}}],
  ]);
  const docs = versions[0]?.docs ?? [];
  expect(docs.length).toBeGreaterThan(20);
  expect(docs.filter(({sidebar}) => sidebar !== 'docs')).toEqual([]);
});
