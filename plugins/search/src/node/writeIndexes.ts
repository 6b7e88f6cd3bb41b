import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import type {RouteBuildMetadata, RouteConfig} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {buildIndex, type BuildReport, type HtmlPage} from './buildIndex';
import {indexedRoutes} from './indexedRoutes';
import type {PageSettings} from './pageSettings';
import {type Division, listPartitions, partitionOf} from './partitions';
import {routeFile} from './routeFile';

export interface Site {
  outDir: string;
  routes: RouteConfig[];
  routesBuildMetadata: Record<string, RouteBuildMetadata | undefined>;
  division: Division;
  settings: Map<string, PageSettings>;
  options: PluginOptions;
  locale: string;
}

/** What all indexes of a site come to. */
export type SiteReport = Omit<BuildReport, 'ms'>;

/** The HTML of pages, with what their front matter says to search. */
async function* htmlPages(
  routes: string[],
  {outDir, division, settings}: Site,
): AsyncGenerator<HtmlPage> {
  for (const url of routes) {
    const {boost, keywords} = settings.get(url) ?? {boost: undefined, keywords: []};
    const html = await readFile(routeFile(outDir, division.baseUrl, url), 'utf8');
    yield {
      url,
      html,
      extras: {
        ...(boost !== undefined && {boost}),
        ...(keywords.length > 0 && {keywords: keywords.join(', ')}),
      },
    };
  }
}

/** What the engine needs to know of the plugin's options. */
export function indexOptions({options, locale}: Pick<Site, 'options' | 'locale'>) {
  const {synonyms, excerptLength, ignore, language} = options;
  return {synonyms, excerptLength, ignore, language: language ?? locale};
}

/**
 * Writes one index for each docs version and context below the built site.
 *
 * @throws Error where the indexes are larger than `maxBytes`
 */
export async function writeIndexes(site: Site): Promise<SiteReport> {
  const {outDir, division, options} = site;
  const routesByIndex = new Map<string, string[]>(
    listPartitions(division).map(({url}) => [url, []]),
  );
  for (const route of indexedRoutes(site.routes, site.routesBuildMetadata, site.settings)) {
    routesByIndex.get(partitionOf(division, route).url)?.push(route);
  }
  const sum: SiteReport = {pages: 0, sections: 0, files: 0, bytes: 0, failed: []};
  for (const [url, routes] of routesByIndex) {
    const dir = path.join(outDir, url.slice(division.baseUrl.length));
    await rm(dir, {recursive: true, force: true});
    const report = await buildIndex({
      pages: htmlPages(routes, site),
      outDir: dir,
      options: indexOptions(site),
    });
    sum.pages += report.pages;
    sum.sections += report.sections;
    sum.files += report.files;
    sum.bytes += report.bytes;
    sum.failed.push(...report.failed);
  }
  if (options.maxBytes !== undefined && sum.bytes > options.maxBytes) {
    throw new Error(
      `The search index has ${sum.bytes} bytes, more than the option maxBytes (${options.maxBytes}). ` +
        'Raise it, or leave pages out with `search: false` in their front matter.',
    );
  }
  return sum;
}
