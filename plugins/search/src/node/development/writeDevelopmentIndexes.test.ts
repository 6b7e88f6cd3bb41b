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

it('finds a page by both kinds of keywords, at the address that the site has', async () => {
  const siteDir = temporaryFolder();
  const outDir = temporaryFolder();
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/page.md'), '# Sound\n\nPlay a file.');
  const frontMatter = {keywords: ['music'], search_keywords: ['volume']};
  const content = docsOf('/docs', [{permalink: '/docs/page', frontMatter}]);
  await writeDevelopmentIndexes({
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
  const dir = path.join(outDir, 'default-current-other');
  const index = await openIndex({read: (name) => readFile(path.join(dir, name))});
  for (const query of ['sound', 'music', 'volume'])
    expect((await index.search(query)).hits.map(({url}) => url)).toEqual(['/docs/page/']);
});
