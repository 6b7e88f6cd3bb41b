import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {openIndex} from '../../core/query/openIndex';
import {docsOf, type TestPage} from '../__tests__/docs';
import {filesOf} from '../../node/index/__tests__/site';
import {temporaryFolder} from '../../__tests__/temporaryFolder';
import {docsVersions, sitePages} from '../content/siteContent';
import {pageSettings} from '../content/pageSettings';
import type {SearchDocument} from '../partitions/SearchDocument';
import {DEFAULT_OPTIONS, type PluginOptions} from '../../options';
import {writeDevelopmentIndexes} from './writeDevelopmentIndexes';

function siteWith({
  folder = '',
  options = {},
  locale = 'en',
  documents = [],
  ...page
}: {
  folder?: string;
  options?: Partial<PluginOptions>;
  locale?: string;
  documents?: SearchDocument[];
} & Partial<TestPage>) {
  const siteDir = path.join(temporaryFolder(), folder);
  const outDir = temporaryFolder();
  mkdirSync(path.join(siteDir, 'docs'), {recursive: true});
  const content = docsOf('/docs', [{permalink: '/docs/page', ...page}]);
  const file = path.join(siteDir, 'docs/page.md');
  const reload = () =>
    writeDevelopmentIndexes(
      {
        siteDir,
        division: {
          baseUrl: '/',
          documents,
          versions: docsVersions(content),
          contexts: options.contexts ?? [],
          pages: sitePages(content),
        },
        settings: pageSettings(content, {baseUrl: '/', trailingSlash: true}, siteDir),
        options: {...DEFAULT_OPTIONS, ...options},
        locale,
        admonitionLabels: [],
      },
      outDir,
    );
  return {
    write(markdown: string) {
      writeFileSync(file, markdown);
      return reload();
    },
    remove() {
      rmSync(file);
      return reload();
    },
    async block() {
      mkdirSync(file);
      try {
        await reload();
      } finally {
        rmSync(file, {recursive: true});
      }
    },
    files: () => filesOf(outDir),
    index(folder = 'default-current-other') {
      const dir = path.join(outDir, folder);
      return openIndex({read: (name) => readFile(path.join(dir, name))});
    },
    async search(query: string, folder?: string) {
      const index = await this.index(folder);
      return (await index.search(query)).hits.map(({url}) => url);
    },
  };
}

it('The development index finds a page by its title, `keywords` and `search_keywords`, at its address on the site', async () => {
  const site = siteWith({frontMatter: {keywords: ['music'], search_keywords: ['volume']}});
  await site.write('# Sound\n\nPlay a file.');
  for (const query of ['sound', 'music', 'volume'])
    expect(await site.search(query)).toEqual(['/docs/page/']);
});

it('The development index leaves out a page that was deleted after the site was loaded', async () => {
  const site = siteWith({});
  await site.write('# Sound\n\nPlay a file.');
  await site.remove();
  expect(await site.search('sound')).toEqual([]);
});

it('The development index has the latest text if several plugins reload at once', async () => {
  const site = siteWith({});
  await site.write('# Sound\n\nFirst elephant.');
  await Promise.all([
    site.write('# Sound\n\nSecond giraffe.'),
    site.write('# Sound\n\nThird crocodile.'),
  ]);
  expect(await site.search('crocodile')).toEqual(['/docs/page/']);
  expect(await site.search('elephant')).toEqual([]);
});

it('Writing the development index fails if a page cannot be read, and works again once the page is readable', async () => {
  const site = siteWith({});
  await expect(site.block()).rejects.toThrow('EISDIR');
  await site.write('# Sound');
  expect(await site.search('sound')).toEqual(['/docs/page/']);
});

it('The development index leaves out a page with `search: false`', async () => {
  const site = siteWith({frontMatter: {search: false}});
  await site.write('# Sound');
  expect(await site.search('sound')).toEqual([]);
});

it("The development index applies a context's boost to its external documents, like a build", async () => {
  const scoreWith = async (boost: number): Promise<number> => {
    const documents = [{url: '/api', title: 'Sprite', context: 'api'}];
    const site = siteWith({documents, options: {contexts: [{key: 'api', label: 'API', boost}]}});
    await site.write('# Sound');
    return (await (await site.index('pages-api')).search('sprite')).hits[0]?.score ?? Number.NaN;
  };
  expect(await scoreWith(2)).toBeGreaterThan(2 * (await scoreWith(0.5)));
});
