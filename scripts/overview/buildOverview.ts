import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {counted} from '@screwbox/shared/text/counted';
import {pageWeigher} from './pageWeigher';
import {warningKinds} from './warningKinds';

const HEAVIEST = 10;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

const number = (value: number, width = 0) => value.toLocaleString('en').padStart(width);

/** Returns the route for which Docusaurus wrote a file: `docs/a/index.html` or `docs/a.html` → `/docs/a`. */
const routeOf = (file: string, baseUrl: string) =>
  (baseUrl + file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')).replace(/(?<=.)\/$/, '');

/**
 * Returns the summary at the end of a build: totals, the heaviest pages and the warnings.
 * @param buildDir folder of the built site, with Markdown next to its pages
 * @param warnings first line of each warning
 */
export function buildOverview(
  siteDir: string,
  buildDir: string,
  baseUrl: string,
  warnings: readonly string[],
): string {
  const files = filesBelow(buildDir);
  const pages = files.filter((file) => file.endsWith('.html'));
  const words = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(path.join(buildDir, file), 'utf8').match(WORD)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
  const index = files.filter((file) => file.startsWith('search-index/'));
  const indexBytes = index
    .map((file) => statSync(path.join(buildDir, file)).size)
    .reduce((sum, size) => sum + size, 0);

  const weigh = pageWeigher(siteDir, buildDir, (content) => gzipSync(content));
  const frame = `${baseUrl}docs`;
  const heaviest = pages
    .map((file) => {
      const route = routeOf(file, baseUrl);
      const routes = route.startsWith(`${frame}/`) ? [frame, route] : [route];
      return {route, ...weigh(file, routes)};
    })
    .sort((one, other) => other.all - one.all)
    .slice(0, HEAVIEST);
  const kinds = warningKinds(warnings).map(([kind, count]) => `  ${number(count, 7)}  ${kind}`);
  return [
    `${number(pages.length)} pages with ${number(words)} words; search index: ${counted(index.length, 'file')}, ${number(indexBytes)} bytes`,
    `The ${heaviest.length} heaviest pages, in bytes with their scripts, styles and fonts (gzip):`,
    ...heaviest.map(({route, all}) => `  ${number(all, 7)}  ${route}`),
    ...(kinds.length > 0 ? ['Warnings by kind:', ...kinds] : ['No warnings']),
  ].join('\n');
}
