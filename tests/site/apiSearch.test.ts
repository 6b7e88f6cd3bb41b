import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {loadApi} from '../../engine-api/loadApi';
import {hitAddress} from '../../plugins/search/src/browser/hits';
import {createSession, type Found} from '../../plugins/search/src/browser/session';
import {pickSuggestions} from '../../plugins/search/src/browser/pickSuggestions';
import {SearchWorker} from '../../plugins/search/src/browser/SearchWorker';
import type {SearchHit} from '../../plugins/search/src/browser/Answer';
import type {Partition} from '../../plugins/search/src/core/partitions';
import {BUILD_DIR} from './builtPages';
import {folderSize} from './folderSize';

interface Question {
  question: string;
  answers: string[];
}

const INDEXES = path.join(BUILD_DIR, 'search-index');
const LIMIT = 20;
/** Maximum growth of the index by the API, as a fraction. */
const LARGEST_SHARE = 0.25;

const questions = JSON.parse(
  readFileSync('bench/search/questions/site.json', 'utf8'),
) as Question[];
const partitions = JSON.parse(
  readFileSync('.docusaurus/docusaurus-search/default/partitions.json', 'utf8'),
) as Partition[];
const ofApi = partitions.filter(({kind}) => kind === 'names');
const worker = new SearchWorker(partitions);

/** Searches like the search box. If `names` is empty, hits by name are left out. */
function find(query: string, context: string, names: readonly Partition[]): Promise<Found> {
  return new Promise((resolve, reject) => {
    const session = createSession({
      worker: () => Promise.resolve(worker),
      partitions: names,
      input: {query, context, tag: '', baseUrl: '/'},
      limit: LIMIT,
      after: () => () => undefined,
      onOnline: () => () => undefined,
      others: () => [],
      onSettled: () => undefined,
    });
    const stop = session.subscribe(() => {
      const {status, found, failure} = session.getSnapshot();
      if (failure) reject(new Error(JSON.stringify(failure)));
      if (status !== 'complete' || found === undefined) return;
      resolve(found);
      queueMicrotask(() => stop());
    });
  });
}

async function hitsOf(query: string, context = '', names = ofApi): Promise<SearchHit[]> {
  return pickSuggestions(await find(query, context, names), LIMIT);
}

const rankOf = (hits: readonly SearchHit[], answers: readonly string[]): number => {
  const place = hits.findIndex(({url, hash}) =>
    answers.includes(hitAddress({url: url.replace(/\/$/, ''), hash})),
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

describe('The API in the search', () => {
  it('enlarges the indexes by at most a quarter', () => {
    expect(ofApi.map(({context}) => context)).toEqual(['api']);
    const [api = NaN] = ofApi.map(({url}) => folderSize(path.join(BUILD_DIR, url)));
    expect(api).toBeGreaterThan(0);
    expect(api).toBeLessThanOrEqual(LARGEST_SHARE * (folderSize(INDEXES) - api));
  });

  it('does not change the rank of any question about the documentation', async () => {
    const worse: string[] = [];
    for (const {question, answers} of questions) {
      const before = rankOf(await hitsOf(question, '', []), answers);
      const after = rankOf(await hitsOf(question), answers);
      if (after > before) worse.push(`${question}: ${before + 1} → ${after + 1}`);
    }
    expect(worse).toEqual([]);
  });

  it('lists every type among the first eight hits for its name', async () => {
    const missed: string[] = [];
    for (const {name} of loadApi().types) {
      const hits = await hitsOf(name, 'api');
      if (!hits.slice(0, 8).some(({title, section}) => title === name && section === ''))
        missed.push(name);
    }
    expect(missed).toEqual([]);
  });

  const CAMERA =
    'https://javadoc.io/doc/dev.screwbox/screwbox-core/3.33.0/dev/screwbox/core/graphics/Camera.html';

  it.each([
    ['in full', 'setZoom'],
    ['with its class', 'Camera.setZoom'],
    ['in part', 'setZoo'],
  ])(
    'provides the second hit for a name typed %s, after the page that explains it',
    async (_, query) => {
      const [first, second] = await hitsOf(query);
      expect(first?.context).toBe('docs');
      expect(second).toMatchObject({url: CAMERA, hash: 'setZoom(double)', context: 'api'});
    },
  );

  it('provides only the last hits for the separate words of a name, below the pages', async () => {
    const hits = await hitsOf('camera set zoom');
    const places = hits.flatMap(({context}, place) => (context === 'api' ? [place] : []));
    expect(places).toEqual([hits.length - 2, hits.length - 1]);
    expect(hits).toContainEqual(
      expect.objectContaining({url: CAMERA, hash: 'setZoom(double)', context: 'api'}),
    );
  });
});
