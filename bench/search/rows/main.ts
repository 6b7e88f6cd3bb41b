// Writes the rows that readers see for fixed queries, so that a diff shows how a change affects them.
//   npm run bench:rows
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  type Hit,
  openIndex,
  type SearchIndex,
} from '../../../plugins/search/src/core/query/openIndex';

const INDEXES = path.join(import.meta.dirname, '../../../build/search-index');
const QUERIES = path.join(import.meta.dirname, 'queries.txt');
const OUTPUT = path.join(import.meta.dirname, 'site.txt');

const ROWS = 3;
/** Index of external documents. They are listed below the pages of the site. */
const ELSEWHERE = 'pages-api';

/** Lists that readers see. With an excerpt length of 0, excerpts have the length that the index was built with. */
const LISTS = [
  {name: 'suggestions', limit: 8, excerptLength: 0},
  {name: 'search page', limit: 20, excerptLength: 160},
] as const;

const openAll = (): Promise<SearchIndex[]> =>
  Promise.all(
    readdirSync(INDEXES, {withFileTypes: true})
      .filter((entry) => entry.isDirectory() && entry.name !== ELSEWHERE)
      .map(({name}) => name)
      .sort()
      .map((name) => openIndex({read: (file) => readFile(path.join(INDEXES, name, file))})),
  );

async function search(
  indexes: readonly SearchIndex[],
  query: string,
  {limit, excerptLength}: (typeof LISTS)[number],
): Promise<Hit[]> {
  const found = await Promise.all(
    indexes.map((index) => index.search(query, {limit, excerptLength})),
  );
  return found
    .flatMap(({hits}) => hits)
    .sort((a, b) => b.score - a.score)
    .slice(0, ROWS);
}

function rowLines({url, hash, title, section, breadcrumbs, excerpt}: Hit): string[] {
  const heading = section === '' ? title : `${title} › ${section}`;
  const trail = breadcrumbs.length === 0 ? '' : ` (${breadcrumbs.join(' › ')})`;
  const address = hash === '' ? url : `${url}#${hash}`;
  return [`    ${heading}${trail}`, `      ${address}`, `      ${excerpt}`];
}

const indexes = await openAll();
const lines = [
  'What readers see of each query: the first three rows. npm run bench:rows writes it.',
];
for (const query of readFileSync(QUERIES, 'utf8').trim().split('\n')) {
  lines.push('', query);
  for (const list of LISTS) {
    const hits = await search(indexes, query, list);
    lines.push(`  ${list.name}`, ...hits.flatMap(rowLines));
    if (hits.length === 0) lines.push('    nothing');
  }
}
writeFileSync(OUTPUT, `${lines.map((line) => line.trimEnd()).join('\n')}\n`);
console.log(`Wrote ${path.relative('', OUTPUT)}.`);
