import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {isFailure} from '../../plugins/search/src/browser/Answer';
import {closestPages, type FindHits} from '../../plugins/search/src/browser/closest/closestPages';
import {SearchWorker} from '../../plugins/search/src/browser/SearchWorker';
import type {Partition} from '../../plugins/search/src/core/partitions';
import {BUILD_DIR, builtPages, routeOfFile} from './builtPages';
import {MISSING_ADDRESSES} from './missingAddresses';

const OFFERED = 3;

const worker = new SearchWorker(
  JSON.parse(
    readFileSync('.docusaurus/docusaurus-search/default/partitions.json', 'utf8'),
  ) as Partition[],
);
const paths = builtPages().map(routeOfFile);
const bare = (url: string): string => url.replace(/(?<=.)\/$/, '');

async function offered(pathname: string): Promise<string[]> {
  const key = ['docs', 'blog'].find((context) => pathname.startsWith(`/${context}/`));
  const finders = (key === undefined ? [''] : [key, `-${key}`]).map(
    (context): FindHits =>
      async (words) => {
        const answer = await worker.search('/', context, words, {limit: 20});
        if (isFailure(answer)) throw new Error(JSON.stringify(answer));
        return answer.hits;
      },
  );
  const pages = await closestPages({pathname, baseUrl: '/', paths}, finders, OFFERED);
  return pages.map(({url}) => bare(url));
}

it('Of thirty missing addresses, at least 27 suggest the right page, and 22 suggest it first', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const file = path.join(BUILD_DIR, input as string);
    return Promise.resolve(
      existsSync(file) ? new Response(readFileSync(file)) : new Response('', {status: 404}),
    );
  });
  const places: {address: string; place: number; offers: string[]}[] = [];
  for (const [address, page] of MISSING_ADDRESSES) {
    expect(paths.map(bare)).toContain(page);
    const offers = await offered(address);
    places.push({address, place: offers.indexOf(page), offers});
  }
  const notFirst = places.filter(({place}) => place !== 0);
  const notOffered = notFirst.filter(({place}) => place < 0);
  expect(places).toHaveLength(30);
  expect(notOffered.length, JSON.stringify(notOffered)).toBeLessThanOrEqual(3);
  expect(notFirst.length, JSON.stringify(notFirst)).toBeLessThanOrEqual(8);
});
