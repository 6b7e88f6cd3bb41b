import path from 'node:path';
import type {PluginRouteConfig} from '@docusaurus/types';
import {indexedRoutes, routeFile} from './indexedRoutes';
import {indexPartitions} from './indexPartitions';
import {logProgress} from './logReport';
import {MANIFEST} from '../../core/format/layout';
import {PLUGIN_NAME} from '../../names';
import type {IndexFile} from '../../node/index/files/indexFiles';
import {writeIndexFiles} from '../../node/index/files/writeIndexFiles';
import type {IndexReport} from '../../node/index/indexPages';
import {refuseEmpty} from '../../node/index/refuseEmpty';
import type {SearchedSite} from '../content/SearchedSite';

/** A built site. */
export interface Site extends Pick<
  SearchedSite,
  'division' | 'settings' | 'options' | 'locale' | 'admonitionLabels'
> {
  outDir: string;
  routes: PluginRouteConfig[];
  /** Addresses of the pages that are hidden from search engines. */
  hidden: ReadonlySet<string>;
  /** Name under which the pages of this build request the manifests. */
  manifest: string;
  /** Text that Docusaurus appends to the `<title>` of every page. */
  titleEnd: string;
}

/** Copies the manifest under another name. Its checksum remains that of the original name. */
const manifestsNamed = (name: string, files: readonly IndexFile[]): IndexFile[] =>
  files.filter((file) => file.name === MANIFEST).map(({bytes}) => ({name, bytes}));

const LEFT_OUT =
  'Left out are pages with <meta name="robots" content="noindex">, those with `search: false` or ' +
  '`unlisted: true` in their front matter, and those that the option "exclude" names. ' +
  'Take that away from the pages that readers should find.';

function refuseEmptyContexts(keys: readonly string[]): void {
  if (keys.length === 0) return;
  const names = keys.map((key) => `"${key}"`).join(', ');
  throw new Error(
    `${PLUGIN_NAME}: no page belongs to the context ${names}, so a search there would be empty. ` +
      'Correct its paths, look whether an earlier context has taken its pages, or remove it from the option "contexts".',
  );
}

/**
 * Writes one index for each docs version and context into the build folder.
 *
 * @throws Error if the indexes are larger than `maxBytes`, or if a context that readers can select has no page. In
 * these cases, nothing is written
 */
export async function writeIndexes(site: Site): Promise<IndexReport> {
  const {maxBytes, contexts} = site.options;
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
  const isFilled = (key: string): boolean =>
    indexes.some(({partition, report}) => partition.context === key && report.pages > 0);
  const emptyContexts = contexts.map(({key}) => key).filter((key) => !isFilled(key));
  const sum: IndexReport = {
    pages: 0,
    sections: 0,
    files: 0,
    bytes: 0,
    failed: [],
    withoutText: [],
  };
  for (const {report} of indexes) {
    sum.pages += report.pages;
    sum.sections += report.sections;
    sum.files += report.files;
    sum.bytes += report.bytes;
    sum.failed.push(...report.failed);
    sum.withoutText.push(...report.withoutText);
  }
  refuseEmpty(sum, LEFT_OUT);
  refuseEmptyContexts(emptyContexts);
  if (maxBytes !== undefined && sum.bytes > maxBytes) {
    throw new Error(
      `${PLUGIN_NAME}: the index has ${sum.bytes} bytes, more than the option maxBytes (${maxBytes}). ` +
        'Raise it, or leave pages out with `search: false` in their front matter.',
    );
  }
  for (const {files, partition} of indexes) {
    const folder = path.join(outDir, partition.url.slice(division.baseUrl.length));
    writeIndexFiles([...files, ...manifestsNamed(site.manifest, files)], folder);
  }
  return sum;
}
