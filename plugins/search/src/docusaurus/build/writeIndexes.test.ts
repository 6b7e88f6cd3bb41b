import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {docsOf} from '../__tests__/docs';
import {filesOf, htmlOf} from '../../node/index/__tests__/site';
import {temporaryFolder} from '../../__tests__/temporaryFolder';
import {manifestOf} from '../../core/reading/__tests__/memoryContext';
import {pageSettings} from '../content/pageSettings';
import {DEFAULT_OPTIONS, type PluginOptions} from '../../options';
import {type Site, writeIndexes} from './writeIndexes';

function builtSite(options: Partial<PluginOptions> = {}): Site {
  const outDir = temporaryFolder();
  const paths = [
    ...Array.from({length: 5}, (_, number) => `/base/docs/page-${number}`),
    '/base/blog/one',
    '/base/blog/two',
    '/base/about',
  ];
  for (const [number, route] of paths.entries()) {
    const dir = path.join(outDir, route.slice('/base/'.length));
    mkdirSync(dir, {recursive: true});
    writeFileSync(path.join(dir, 'index.html'), htmlOf(number));
  }
  const version = {pluginId: 'default', name: 'current', path: '/base/docs'};
  return {
    outDir,
    routes: paths.map((route) => ({
      path: route,
      component: '@theme/Page',
      metadata: {sourceFilePath: 'page.md'},
      plugin: {
        name: `docusaurus-plugin-content-${route.split('/')[2] ?? ''}`,
        id: 'default',
      },
    })),
    hidden: new Set(),
    division: {
      baseUrl: '/base/',
      documents: [],
      versions: [{...version, isPreferred: true}],
      contexts: [{key: 'blog', label: 'Blog', paths: ['/blog']}],
      pages: [],
    },
    settings: new Map(),
    options: {...DEFAULT_OPTIONS, ...options},
    locale: 'en',
    admonitionLabels: [],
    manifest: 'index.a1b2.bin',
    titleEnd: ' | Site',
  };
}

const indexFilesOf = ({outDir}: Site): Map<string, string> =>
  filesOf(path.join(outDir, 'search-index'));

it('The build report contains the totals of all indexes', async () => {
  const site = builtSite();
  const report = await writeIndexes(site);
  const all = indexFilesOf(site);
  const files = new Map([...all].filter(([name]) => !name.endsWith(site.manifest)));
  const size = (name: string): number => Buffer.from(files.get(name) ?? '', 'base64').length;
  expect(report).toMatchObject({pages: 8, sections: 16, files: files.size, failed: []});
  expect(report.bytes).toBe([...files.keys()].reduce((sum, name) => sum + size(name), 0));
  expect([...files.keys()].filter((name) => name.endsWith('index.bin'))).toHaveLength(3);
});

it('Each manifest is also written under the name that the pages of this build request', async () => {
  const site = builtSite();
  await writeIndexes(site);
  const files = indexFilesOf(site);
  const manifests = [...files.keys()].filter((name) => name.endsWith('index.bin'));
  expect(manifests).toHaveLength(3);
  for (const name of manifests)
    expect(files.get(name.replace('index.bin', site.manifest))).toBe(files.get(name));
});

it('No index is written if all indexes together are larger than maxBytes', async () => {
  const {bytes} = await writeIndexes(builtSite());
  const site = builtSite({maxBytes: bytes - 1});
  await expect(writeIndexes(site)).rejects.toThrow(`more than the option maxBytes (${bytes - 1})`);
  expect(existsSync(path.join(site.outDir, 'search-index'))).toBe(false);
  expect((await writeIndexes(builtSite({maxBytes: bytes}))).bytes).toBe(bytes);
});

it.each<[string, Partial<PluginOptions>, RegExp]>([
  [
    'a context has no page',
    {contexts: [{key: 'api', label: 'API', paths: ['/api']}]},
    /context "api"/,
  ],
  ['every page is left out', {exclude: ['/**']}, /no page is indexed[^]*"exclude"/],
  [
    'all text is left out',
    {ignore: ['body']},
    /no page has text[^]*\n {2}\/base\/docs\/page-0: [^]*more$/,
  ],
])(
  'The build fails and writes nothing if %s, and the error says what to do',
  async (_, options, message) => {
    const site = builtSite(options);
    const division = {...site.division, contexts: options.contexts ?? []};
    await expect(writeIndexes({...site, division})).rejects.toThrow(message);
    expect(existsSync(path.join(site.outDir, 'search-index'))).toBe(false);
  },
);

const SLASHES = {baseUrl: '/base/', trailingSlash: undefined};

async function filesWith(frontMatter: Record<string, unknown>, meta: string) {
  const site = builtSite();
  const permalink = '/base/docs/page-0';
  const file = path.join(site.outDir, 'docs/page-0/index.html');
  writeFileSync(file, htmlOf(0).replace('<head>', `<head>${meta}`));
  const content = docsOf('/base/docs', [{permalink, frontMatter}]);
  await writeIndexes({...site, settings: pageSettings(content, SLASHES, '')});
  return indexFilesOf(site);
}

it('A keyword is counted once if both the front matter and the HTML of the page have it', async () => {
  const meta = '<meta name="keywords" content="lamp">';
  expect(await filesWith({keywords: ['lamp']}, meta)).toEqual(await filesWith({}, meta));
  expect(await filesWith({search_keywords: ['lamp']}, '')).toEqual(await filesWith({}, meta));
  const two = '<meta name="keywords" content="lamp, light">';
  expect(await filesWith({search_keywords: ['lamp', 'light']}, '')).toEqual(
    await filesWith({}, two),
  );
});

it('Pages are indexed in the language of the option, or else in that of the locale', async () => {
  const filesIn = async (locale: string, options: Partial<PluginOptions>) => {
    const site = {...builtSite(options), locale};
    await writeIndexes(site);
    return indexFilesOf(site);
  };
  const german = await filesIn('de', {});
  expect(german).not.toEqual(await filesIn('en', {}));
  expect(await filesIn('en', {language: 'de'})).toEqual(german);
});

it("The boost in a page's HTML applies if its front matter has none", async () => {
  const meta = '<meta name="search_boost" content="3">';
  const boosted = await filesWith({search_boost: 3}, '');
  expect(boosted).not.toEqual(await filesWith({}, ''));
  expect(await filesWith({}, meta)).toEqual(boosted);
  expect(await filesWith({search_boost: 2}, meta)).toEqual(await filesWith({search_boost: 2}, ''));
});

it('The boost of a context multiplies the scores of its pages', async () => {
  const site = builtSite();
  const contexts = [{key: 'blog', label: 'Blog', paths: ['/blog'], boost: 0.5}];
  await writeIndexes({
    ...site,
    division: {...site.division, contexts},
    options: {...site.options, contexts},
  });
  const boosts = (folder: string): number[] => {
    const file = path.join(site.outDir, 'search-index', folder, 'index.bin');
    const files = new Map([['index.bin', readFileSync(file)]]);
    return manifestOf(files).boosts.flatMap(([, pages, boost]) =>
      Array.from({length: pages}, () => boost),
    );
  };
  const folders = readdirSync(path.join(site.outDir, 'search-index'));
  expect(folders.map(boosts).flat()).toEqual([0.5, 0.5]);
});
