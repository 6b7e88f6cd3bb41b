// Specification: 5.1, 5.2, 5.3, 5.4, 5.5, 8.5, 8.7.
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openIndex, type SearchIndex} from '../../plugins/search/src/core/query/openIndex';
import {buildIndex} from '../../plugins/search/src/node/index/buildIndex';

const outDir = mkdtempSync(path.join(tmpdir(), 'query-syntax-'));
const PAGES = {
  '/keyboard': '<h1>Keyboard</h1><p>The loop reads its keys.</p>',
  '/loop': '<h1>Loop</h1><p>Light and shader follow it.</p>',
  '/light': '<h1>Light</h1><p>A lamp without shade.</p>',
};

let index: SearchIndex;

beforeAll(async () => {
  const pages = Object.entries(PAGES).map(([url, html]) => ({url, html}));
  await buildIndex({pages, outDir});
  index = await openIndex({
    read: (file) => Promise.resolve(new Uint8Array(readFileSync(path.join(outDir, file)))),
  });
});
afterAll(() => rmSync(outDir, {recursive: true}));

const found = async (query: string) => (await index.search(query)).hits.map(({url}) => url);

describe('A query', () => {
  it.each([
    ['+loop', ['/loop', '/keyboard']],
    ['title:loop', ['/loop']],
    ['docs/title:loop', ['/loop', '/keyboard']],
    ['+light shader', ['/light', '/loop']],
    ['+light +shader', ['/loop']],
    ['+light -shader', ['/light']],
    ['keyboa*', ['/keyboard']],
    ['*oard', ['/keyboard']],
    ['ke*rd', ['/keyboard']],
    ['kebord~1', []],
    ['kebord~2', ['/keyboard']],
  ])('%s finds %j', async (query, pages) => {
    expect((await found(query)).sort()).toEqual([...pages].sort());
  });

  it('ranks the boosted word first', async () => {
    expect(await found('title:keyboard^100 title:loop')).toEqual(['/keyboard', '/loop']);
    expect(await found('title:keyboard title:loop^100')).toEqual(['/loop', '/keyboard']);
  });
});

describe('A query with a syntax error', () => {
  const FIELDS = "'title', 'heading', 'description', 'keywords', 'content'";

  it.each([
    ['~2 light', "expected either a field or a term, found EDIT_DISTANCE with value '2'", '2'],
    ['foo:light', `unrecognised field 'foo', possible fields: ${FIELDS}`, 'foo'],
    ['light +', 'expecting term or field, found nothing', '+'],
    ['light~1.5', 'edit distance must be a whole number', '1.5'],
    ['light^1.5', 'boost must be a whole number', '1.5'],
  ])('%s is an error: %s', async (query, message, part) => {
    const error: unknown = await index.search(query).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({name: 'QueryParseError'});
    const {message: said, start, end} = error as Error & {start: number; end: number};
    expect(said).toContain(message);
    expect(query.slice(start, end)).toBe(part);
  });

  it.each([
    ['light~x', 'edit distance must be numeric'],
    ['light^x', 'boost must be numeric'],
  ])('%s is an error: %s', async (query, message) => {
    await expect(index.search(query)).rejects.toMatchObject({name: 'QueryParseError', message});
  });
});
