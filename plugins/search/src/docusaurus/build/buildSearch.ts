import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {unmatchedPatterns} from '@screwbox/shared/options/unmatchedPatterns';
import {PLUGIN_NAME} from '../../names';
import {PUBLISHED_FILE} from '../../core/format/PublishedIndexes';
import {INDEX_FOLDER, listPartitions} from '../partitions/partitions';
import type {SearchedSite} from '../content/SearchedSite';
import {folderSize, hostWarnings} from './hostLimits';
import {hiddenRoutes} from './indexedRoutes';
import {logReport} from './logReport';
import {publishedIndexes} from './publishedIndexes';
import {writeIndexes} from './writeIndexes';
import {writeOpenSearch} from './writeOpenSearch';

type BuiltSite = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * Writes the indexes of a built site, a list of these indexes for other sites, and `opensearch.xml`.
 *
 * @param manifest name under which the pages request the manifests
 */
export async function buildSearch(
  site: SearchedSite,
  searchPath: string,
  manifest: string,
  {outDir, routes, routesBuildMetadata, siteConfig}: BuiltSite,
): Promise<void> {
  const start = performance.now();
  const {options, division} = site;
  if (options.openSearch) await writeOpenSearch(siteConfig, {outDir, searchPath});
  const report = await writeIndexes({
    ...site,
    outDir,
    routes,
    hidden: hiddenRoutes(routesBuildMetadata, {
      noIndex: siteConfig.noIndex,
      ofVersions: site.hiddenVersionPages,
    }),
    manifest,
    titleEnd: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
  });
  const published = publishedIndexes(listPartitions(division), {
    baseUrl: division.baseUrl,
    searchPath,
  });
  await writeFile(path.join(outDir, INDEX_FOLDER, PUBLISHED_FILE), JSON.stringify(published));
  logReport(report, Math.round(performance.now() - start));
  const ofIndex = folderSize(path.join(outDir, INDEX_FOLDER));
  for (const warning of [
    ...unmatchedPatterns('ignore', options.ignore, (selector) =>
      report.usedSelectors.includes(selector),
    ),
    ...hostWarnings(folderSize(outDir), ofIndex),
  ])
    logger.warn(`${PLUGIN_NAME}: ${warning}`);
}
