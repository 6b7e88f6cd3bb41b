import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {loadApi} from '../../engine-api/loadApi';
import type {Catalog} from '../../plugins/search/src/core/partitions/catalog';
import {searchElsewhere} from '../../plugins/search/src/browser/hooks/searchElsewhere';
import type {SearchHit} from '../../plugins/search/src/browser/worker/searchAnswer';
import {SearchService} from '../../plugins/search/src/browser/worker/SearchService';
import {suggestedHits} from '../../plugins/search/src/browser/hooks/suggestedHits';
import {BUILD_DIR} from './builtPages';
import {folderSize} from './folderSize';

// Its own settings are of the build.
vi.mock('../../plugins/search/src/browser/hooks/useSearchSettings', () => ({
  useSearchSettings: vi.fn(),
}));

interface Question {
  question: string;
  answers: string[];
}

const INDEXES = path.join(BUILD_DIR, 'search-index');
const LIMIT = 20;
/** What the index may grow by. */
const LARGEST_SHARE = 0.25;

const questions = JSON.parse(
  readFileSync('bench/search/questions/site.json', 'utf8'),
) as Question[];
const {partitions} = JSON.parse(
  readFileSync('.docusaurus/docusaurus-search/default/catalog.json', 'utf8'),
) as Catalog;
const ofApi = partitions.filter(({isElsewhere}) => isElsewhere);

const pages = new SearchService({partitions}, true);
const whole = searchElsewhere(pages, {partitions});

async function hitsOf(
  client: Pick<SearchService, 'search'>,
  query: string,
  context = '',
): Promise<SearchHit[]> {
  const answer = await client.search('/', context, query, LIMIT);
  if (answer.kind !== 'results') throw new Error(JSON.stringify(answer));
  return suggestedHits(answer, LIMIT);
}

const rankOf = (hits: readonly SearchHit[], answers: readonly string[]): number => {
  const place = hits.findIndex(({url, hash}) =>
    answers.includes(`${url.replace(/\/$/, '')}${hash && `#${hash}`}`),
  );
  return place < 0 ? Infinity : place;
};

beforeAll(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const file = path.join(BUILD_DIR, input as string);
    return Promise.resolve(
      existsSync(file) ? new Response(readFileSync(file)) : new Response('', {status: 404}),
    );
  });
});

describe('the API in the search', () => {
  it('makes the index at most a quarter larger', () => {
    expect(ofApi.map(({context}) => context)).toEqual(['api']);
    const [api = NaN] = ofApi.map(({url}) => folderSize(path.join(BUILD_DIR, url)));
    expect(api).toBeGreaterThan(0);
    expect(api).toBeLessThanOrEqual(LARGEST_SHARE * (folderSize(INDEXES) - api));
  });

  it('leaves the rank of every question about the documentation as it is', async () => {
    const worse: string[] = [];
    for (const {question, answers} of questions) {
      const before = rankOf(await hitsOf(pages, question), answers);
      const after = rankOf(await hitsOf(whole, question), answers);
      if (after > before) worse.push(`${question}: ${before + 1} → ${after + 1}`);
    }
    expect(worse).toEqual([]);
  });

  it('has every type, found by its name', async () => {
    const missed: string[] = [];
    for (const {name} of loadApi().types) {
      const hits = await hitsOf(whole, name, 'api');
      if (!hits.slice(0, 8).some(({title, section}) => title === name && section === ''))
        missed.push(name);
    }
    expect(missed).toEqual([]);
  });

  const CAMERA =
    'https://javadoc.io/doc/dev.screwbox/screwbox-core/3.33.0/dev/screwbox/core/graphics/Camera.html';

  it.each([
    ['whole', 'setZoom'],
    ['with its type', 'Camera.setZoom'],
    ['half typed', 'setZoo'],
  ])('leads from a name %s to its JavaDoc, behind the page that explains it', async (_, query) => {
    const [first, second] = await hitsOf(whole, query);
    expect(first?.context).toBe('docs');
    expect(second).toMatchObject({url: CAMERA, hash: 'setZoom(double)', context: 'api'});
  });

  it('leads from the parts of a name to its JavaDoc, below the pages', async () => {
    const hits = await hitsOf(whole, 'camera set zoom');
    const places = hits.flatMap(({context}, place) => (context === 'api' ? [place] : []));
    expect(places).toEqual([hits.length - 2, hits.length - 1]);
    expect(hits).toContainEqual(
      expect.objectContaining({url: CAMERA, hash: 'setZoom(double)', context: 'api'}),
    );
  });
});
