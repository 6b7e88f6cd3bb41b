import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createAnalyzer} from '../text/Analyzer';
import {loadLanguage} from '../text/loadLanguage';
import {ignoredElements} from '../../node/extract/page/ignoredElements';
import {extractHtml} from '../../node/extract/page/__tests__/extractHtml';
import {openPages} from './__tests__/openPages';

const PAGES = path.join(import.meta.dirname, '../text/fixtures/languages');
const DOCUMENT = path.join(import.meta.dirname, '../../../docs/languages.md');
const codes = readdirSync(PAGES).map((file) => path.parse(file).name);

function queryOf(html: string, kind: string): string {
  const query = new RegExp(`name="query:${kind}" content="([^"]+)"`).exec(html)?.[1];
  if (query === undefined) throw new Error(`The page names no query for "${kind}".`);
  return query;
}

async function rowOf(code: string): Promise<string[]> {
  const html = readFileSync(path.join(PAGES, `${code}.html`), 'utf8');
  const page = extractHtml('/page', html, ignoredElements([]));
  if (page === undefined) throw new Error(`The page in "${code}" is left out.`);
  const analyzer = createAnalyzer(await loadLanguage(code));
  const index = await openPages([page], {language: code}, analyzer);
  const isFound = async (kind: string, isCorrected: boolean): Promise<string> => {
    const {hits, suggestion, isRelaxed} = await index.search(queryOf(html, kind));
    const isMeant = !isRelaxed && (suggestion !== undefined) === isCorrected;
    return hits.length > 0 && isMeant ? 'yes' : 'no';
  };
  return [
    code,
    await isFound('form', false),
    await isFound('part', false),
    await isFound('typo', true),
  ];
}

function documentedRows(): string[][] {
  return [...readFileSync(DOCUMENT, 'utf8').matchAll(/^\|[^|]+\| `([a-z]{2})` +\|(.+)\|$/gm)].map(
    ([, code = '', cells = '']) => [
      code,
      ...cells.split('|').map((cell) => (cell.trim() === 'no' ? 'no' : 'yes')),
    ],
  );
}

const documented = documentedRows();

it('The table of languages in the docs has a row for each test page', () => {
  expect(documented.map(([code]) => code).sort()).toEqual(codes);
});

it.each(codes)(
  'The row for %s in the docs matches the behavior on a page in that language',
  async (code) => {
    expect(documented.find(([named]) => named === code)).toEqual(await rowOf(code));
  },
);
