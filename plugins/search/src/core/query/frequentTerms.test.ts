import {describe, expect, it} from 'vitest';
import type {Page} from '../../node/extract/page/Page';
import {FREQUENT} from '../format/layout';
import {analyzer, manifestOf, recordReads} from '../reading/__tests__/memoryContext';
import {readRows} from './__tests__/readRows';
import {indexFiles, page} from '../reading/__tests__/memoryIndex';
import {IndexContext} from '../reading/IndexContext';
import {search} from './search';

const SECTIONS = 100;
const PAGES = FREQUENT / SECTIONS + 1;

const pages = Array.from({length: PAGES}, (_, at): Page => {
  const isLast = at === PAGES - 1;
  return page(
    `/p${String(at).padStart(3, '0')}`,
    `Page ${at}`,
    Array.from({length: SECTIONS}, (_, section) => [
      section === 0 ? '' : `${at < 6 ? 'Lamp' : 'Part'} ${section}`,
      isLast && section > 0
        ? `A zebra below this lamp, and much that is of no use here at all, number ${section}.`
        : 'lamp lamp',
    ]),
  );
});
const files = indexFiles([...pages, page('/x', 'Enormous lamp zebra', [['', 'Not a word.']])]);

function open() {
  const {read, names} = recordReads(files);
  return {context: new IndexContext(manifestOf(files), read, analyzer), names};
}

describe('A term in very many sections', () => {
  it.each(['+lamp', 'lam*', 'lamp~1', 'content:lamp title:lamp'])(
    'is found in all of these sections by the operator query "%s"',
    async (query) => {
      const {total} = await search(query, open().context, {});
      expect(total).toBe(PAGES * SECTIONS + 1);
    },
  );

  it('is found in phrases even outside its best sections', async () => {
    const {hits} = await readRows(search('"this lamp" zebra', open().context, {limit: 20}));
    expect(hits).toHaveLength(20);
    expect(new Set(hits.map(({url}) => url))).toEqual(new Set([`/p0${PAGES - 1}`]));
  });

  it('has the same score in a heading whether it is typed before or after a rarer word', async () => {
    const scoreOf = async (query: string): Promise<number | undefined> => {
      const {hits} = await readRows(search(query, open().context, {}));
      return hits.find(({url}) => url === '/x')?.score;
    };
    // The comma prevents a match with the spelling of the heading.
    expect(await scoreOf('lamp, zebra ')).toBeGreaterThan(0);
    expect(await scoreOf('lamp, zebra ')).toBe(await scoreOf('zebra, lamp '));
  });

  it('is found only in its best sections by plain text, and sections with a rarer word come first', async () => {
    const {context, names} = open();
    const {hits, total} = await readRows(search('lamp zebra ', context, {limit: 3}));
    expect(hits[0]).toMatchObject({url: '/x'});
    expect(hits.slice(1).every(({url}) => url === `/p0${PAGES - 1}`)).toBe(true);
    expect(total).toBeLessThan(PAGES * SECTIONS);
    const bytes = (all: readonly string[]): number =>
      all.reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0);
    const other = open();
    await search('+lamp', other.context, {});
    expect(bytes(names.filter((name) => name.includes('.t')))).toBeLessThan(
      bytes(other.names.filter((name) => name.includes('.t'))),
    );
  });
});
