// Specification: 1.2, 2.5.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {BUILD_DIR} from './builtPages';

interface DocsVersion {
  name: string;
  label: string;
  path: string;
  mainDocId: string;
  docs: {id: string; sidebar?: string}[];
  sidebars: Record<string, {link: {path: string}}>;
}

/** Matches the string in the site's scripts that contains the docs plugin's data. */
const DATA_OF_PLUGINS =
  /JSON\.parse\('(\{(?:(?!'\)).)*"docusaurus-plugin-content-docs":\{"default":.*?)'\)/;

let versions: DocsVersion[];

beforeAll(() => {
  const folder = path.join(BUILD_DIR, 'assets/js');
  const [literal] = readdirSync(folder)
    .filter((file) => file.startsWith('main.') && file.endsWith('.js'))
    .flatMap(
      (file) => DATA_OF_PLUGINS.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? [],
    );
  const data = JSON.parse((literal ?? '{}').replace(/\\(['\\])/g, '$1')) as Record<
    string,
    Record<string, {versions: DocsVersion[]}>
  >;
  versions = data['docusaurus-plugin-content-docs']?.default?.versions ?? [];
});

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
