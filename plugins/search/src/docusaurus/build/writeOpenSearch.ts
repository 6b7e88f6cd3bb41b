import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {OPEN_SEARCH_FILE, openSearchXml} from './openSearch';

export async function writeOpenSearch(
  {title, tagline, favicon, url, baseUrl}: DocusaurusConfig,
  {outDir, searchPath}: {outDir: string; searchPath: string},
): Promise<void> {
  const addressOf = (address: string) => new URL(address, url).href;
  const withBaseUrl = (file: string) => normalizeUrl([baseUrl, file]);
  const description = openSearchXml({
    title,
    tagline,
    searchUrl: addressOf(searchPath),
    selfUrl: addressOf(withBaseUrl(OPEN_SEARCH_FILE)),
    ...(favicon !== undefined && {
      faviconUrl: addressOf(URL.canParse(favicon) ? favicon : withBaseUrl(favicon)),
    }),
  });
  await writeFile(path.join(outDir, OPEN_SEARCH_FILE), description);
}
