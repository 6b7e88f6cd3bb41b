import {mkdirSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, it} from 'vitest';
import {openIndex} from '../../engine/openIndex';
import {DEFAULT_OPTIONS} from '../../options';
import {docsOf} from '../__tests__/docs';
import {temporaryFolder} from '../__tests__/site';
import {docsVersions} from '../docsVersions';
import {pageSettings} from '../pageSettings';
import {sitePages} from '../sitePages';
import {writeDevelopmentIndexes} from './writeDevelopmentIndexes';

function siteWith(frontMatter: Record<string, unknown>) {
  const siteDir = temporaryFolder();
  const outDir = temporaryFolder();
  mkdirSync(path.join(siteDir, 'docs'));
  const content = docsOf('/docs', [{permalink: '/docs/page', frontMatter}]);
  return {
    write(markdown: string) {
      writeFileSync(path.join(siteDir, 'docs/page.md'), markdown);
      return writeDevelopmentIndexes({
        siteDir,
        outDir,
        division: {
          baseUrl: '/',
          versions: docsVersions(content),
          contexts: [],
          pages: sitePages(content),
        },
        settings: pageSettings(content, {baseUrl: '/', trailingSlash: true}),
        options: DEFAULT_OPTIONS,
        locale: 'en',
      });
    },
    async search(query: string) {
      const dir = path.join(outDir, 'default-current-other');
      const index = await openIndex({read: (name) => readFile(path.join(dir, name))});
      return (await index.search(query)).hits.map(({url}) => url);
    },
  };
}

it('finds a page by both kinds of keywords, at the address that the site has', async () => {
  const site = siteWith({keywords: ['music'], search_keywords: ['volume']});
  await site.write('# Sound\n\nPlay a file.');
  for (const query of ['sound', 'music', 'volume'])
    expect(await site.search(query)).toEqual(['/docs/page/']);
});

it('writes the newest text when several plugins reload at once', async () => {
  const site = siteWith({});
  await site.write('# Sound\n\nFirst elephant.');
  await Promise.all([
    site.write('# Sound\n\nSecond giraffe.'),
    site.write('# Sound\n\nThird crocodile.'),
  ]);
  expect(await site.search('crocodile')).toEqual(['/docs/page/']);
  expect(await site.search('elephant')).toEqual([]);
});
