import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import type {RouteBuildMetadata, RouteConfig} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {buildIndex, type HtmlPage} from './buildIndex';
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
  cacheDir: string;
  siteDir: string;
}

/** Reads the pages that the build emitted for some routes. */
async function* readRoutes(site: Site, routes: readonly string[]): AsyncGenerator<HtmlPage> {
  for (const route of routes) {
    const settings = site.settings.get(route);
    yield {
      url: route,
      html: await readFile(routeFile(site.outDir, site.division.baseUrl, route), 'utf8'),
      ...(settings && {
        extras: {boost: settings.boost, keywords: settings.keywords.join(', ')},
      }),
    };
  }
}

/**
 * Writes one index for each docs version and context below the built site.
 * @throws Error where a page cannot be read, or all indexes together exceed `maxBytes`
 */
export async function writeIndexes(site: Site): Promise<void> {
  const {outDir, division, options} = site;
  const start = performance.now();
  const byPartition = new Map<string, string[]>(listPartitions(division).map(({url}) => [url, []]));
  for (const route of indexedRoutes(site.routes, site.routesBuildMetadata, site.settings))
    byPartition.get(partitionOf(division, route).url)?.push(route);
  const sum = {pages: 0, sections: 0, files: 0, bytes: 0};
  for (const [url, routes] of byPartition) {
    const dir = path.join(outDir, url.slice(division.baseUrl.length));
    await rm(dir, {recursive: true, force: true});
    const report = await buildIndex({
      pages: readRoutes(site, routes),
      outDir: dir,
      options: {
        language: options.languages?.[0] ?? site.locale,
        synonyms: options.synonyms,
        excerptLength: options.excerptLength,
        ignore: options.ignore,
      },
    });
    const [failure] = report.failed;
    if (failure) {
      const names = report.failed.map((one) => `${one.url} (${one.reason})`).join(', ');
      throw new Error(`The search index lacks pages that could not be read: ${names}`);
    }
    sum.pages += report.pages;
    sum.sections += report.sections;
    sum.files += report.files;
    sum.bytes += report.bytes;
  }
  if (options.maxBytes !== undefined && sum.bytes > options.maxBytes) {
    throw new Error(
      `The search index has ${sum.bytes} bytes, more than maxBytes (${options.maxBytes}). Raise the limit or leave pages out.`,
    );
  }
  const milliseconds = Math.round(performance.now() - start);
  console.log(
    `search index: ${sum.pages} pages, ${sum.sections} sections, ${sum.files} files, ${sum.bytes} bytes in ${milliseconds} ms`,
  );
}
