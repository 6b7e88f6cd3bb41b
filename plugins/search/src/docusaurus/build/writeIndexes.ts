import path from 'node:path';
import type {PluginRouteConfig} from '@docusaurus/types';
import {checkedReport} from './checkedReport';
import {indexedRoutes, routeFile} from './indexedRoutes';
import {indexPartitions} from './indexPartitions';
import {logProgress} from './logReport';
import {MANIFEST} from '../../core/format/layout';
import type {IndexFile} from '../../node/index/files/indexFiles';
import {writeIndexFiles} from '../../node/index/files/writeIndexFiles';
import type {IndexReport} from '../../node/index/indexPages';
import type {SearchedSite} from '../content/SearchedSite';

export interface Site extends Pick<
  SearchedSite,
  'division' | 'settings' | 'options' | 'locale' | 'admonitionLabels'
> {
  outDir: string;
  routes: PluginRouteConfig[];
  hidden: ReadonlySet<string>;
  manifest: string;
  /** Text that Docusaurus appends to the `<title>` of every page. */
  titleEnd: string;
}

/** Copies the manifest under another name. Its checksum remains that of the original name. */
const manifestsNamed = (name: string, files: readonly IndexFile[]): IndexFile[] =>
  files.filter((file) => file.name === MANIFEST).map(({bytes}) => ({name, bytes}));

/**
 * Writes one index for each docs version and context into the build folder.
 *
 * @throws Error if the indexes are larger than `maxBytes`, or if a context that readers can select has no page. In
 * these cases, nothing is written
 */
export async function writeIndexes(site: Site): Promise<IndexReport> {
  const {outDir, division, titleEnd} = site;
  const pages = indexedRoutes(site.routes, site.hidden, site.settings).map((page) => ({
    ...page,
    settings: site.settings.get(page.path),
    read: () => ({
      url: page.path,
      file: routeFile(outDir, division.baseUrl, page.path),
      extras: {titleEnd},
    }),
  }));
  const indexes = await indexPartitions(site, pages, logProgress);
  const report = checkedReport(indexes, site.options);
  for (const {files, partition} of indexes) {
    const folder = path.join(outDir, partition.url.slice(division.baseUrl.length));
    writeIndexFiles([...files, ...manifestsNamed(site.manifest, files)], folder);
  }
  return report;
}
