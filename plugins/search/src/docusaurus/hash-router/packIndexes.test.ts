import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {docsOf} from '../__tests__/docs';
import {temporaryFolder} from '../../__tests__/temporaryFolder';
import {pageSettings} from '../content/pageSettings';
import type {SearchedSite} from '../content/SearchedSite';
import {docsVersions, sitePages} from '../content/siteContent';
import {DEFAULT_OPTIONS, type PluginOptions} from '../../options';
import {packIndexes} from './packIndexes';

function pack(options: Partial<PluginOptions>): Promise<string> {
  const siteDir = temporaryFolder();
  const content = docsOf('/docs', [{permalink: '/docs/page'}]);
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/page.md'), '# Sound\n\nPlay a file.');
  const contexts = options.contexts ?? [];
  const site = {
    siteDir,
    division: {
      ...{baseUrl: '/', documents: [], contexts},
      versions: docsVersions(content),
      pages: sitePages(content),
    },
    settings: pageSettings(content, {baseUrl: '/', trailingSlash: true}, siteDir),
    options: {...DEFAULT_OPTIONS, ...options},
    locale: 'en',
    admonitionLabels: [],
  } as unknown as SearchedSite;
  return packIndexes(site, temporaryFolder());
}

it('A build with the hash router rejects a context without pages', async () => {
  const contexts = [{key: 'd', label: 'D', paths: ['/doc']}];
  await expect(pack({contexts})).rejects.toThrow('no page belongs to the context "d"');
});

it('The development server with the hash router starts with an empty context', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const contexts = [{key: 'd', label: 'D', paths: ['/doc']}];
  await expect(pack({contexts})).resolves.toContain('index.bin');
  vi.unstubAllEnvs();
});
