import {afterEach, expect, test, vi} from 'vitest';
import {announceSearch, type SearchEventDetail} from './events';

vi.mock('@generated/docusaurus-search/default/report-missed.json', () => ({
  address: 'https://owner.example/missed',
}));

const sendBeacon = vi.fn();
const results = (query: string, count = 0): SearchEventDetail => ({
  type: 'results',
  query,
  context: 'docs',
  count,
});

async function visit(reader: object = {}, environment = 'production'): Promise<void> {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', environment);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {...reader, sendBeacon});
  await import('./reportMissed');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  sendBeacon.mockReset();
});

test('The report of a search without results contains the words and nothing else', async () => {
  await visit();
  announceSearch(results(' flux capacitor '));
  expect(sendBeacon.mock.calls).toEqual([['https://owner.example/missed', 'flux capacitor']]);
});

test('A query without results is reported only once, even if the reader repeats it', async () => {
  await visit();
  announceSearch(results('flux'));
  announceSearch(results('light', 3));
  announceSearch(results('flux '));
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test('Searches with results and opened hits are not reported', async () => {
  await visit();
  announceSearch(results('light', 1));
  announceSearch({type: 'hit', query: 'lamp', context: '', url: '/light/', position: 1});
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('The report of a pasted query contains only its first 200 characters', async () => {
  await visit();
  announceSearch(results('x'.repeat(5000)));
  expect(sendBeacon.mock.calls[0]?.[1]).toHaveLength(200);
});

test.each([
  ['Do Not Track', {doNotTrack: '1'}],
  ['Do Not Track in old browsers', {doNotTrack: 'yes'}],
  ['Global Privacy Control', {globalPrivacyControl: true}],
])('With %s, searches without results are not reported', async (_, reader) => {
  await visit(reader);
  announceSearch(results('flux'));
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('Searches without results are reported if Do Not Track and Global Privacy Control are off', async () => {
  await visit({doNotTrack: '0', globalPrivacyControl: false});
  announceSearch(results('flux'));
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test('On the development server, searches without results are not reported', async () => {
  await visit({}, 'development');
  announceSearch(results('flux'));
  expect(sendBeacon).not.toHaveBeenCalled();
});
