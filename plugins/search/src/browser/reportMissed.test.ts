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

/** Has a page loaded again, in a browser that says this of the reader. */
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

test('a search that found nothing is sent: its words, and only those', async () => {
  await visit();
  announceSearch(results(' flux capacitor '));
  expect(sendBeacon.mock.calls).toEqual([['https://owner.example/missed', 'flux capacitor']]);
});

test('it is sent once, however often the reader comes back to it', async () => {
  await visit();
  announceSearch(results('flux'));
  announceSearch(results('light', 3));
  announceSearch(results('flux '));
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test('searches that found something and chosen hits are not sent', async () => {
  await visit();
  announceSearch(results('light', 1));
  announceSearch({type: 'hit', query: 'lamp', context: '', url: '/light/', position: 1});
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('of a pasted text the first 200 characters are sent', async () => {
  await visit();
  announceSearch(results('x'.repeat(5000)));
  expect(sendBeacon.mock.calls[0]?.[1]).toHaveLength(200);
});

test.each([
  ['Do Not Track', {doNotTrack: '1'}],
  ['Do Not Track as old browsers wrote it', {doNotTrack: 'yes'}],
  ['Global Privacy Control', {globalPrivacyControl: true}],
])('with %s nothing is sent', async (_, reader) => {
  await visit(reader);
  announceSearch(results('flux'));
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('readers who say that they may be observed are not readers who object', async () => {
  await visit({doNotTrack: '0', globalPrivacyControl: false});
  announceSearch(results('flux'));
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test('the development server sends nothing', async () => {
  await visit({}, 'development');
  announceSearch(results('flux'));
  expect(sendBeacon).not.toHaveBeenCalled();
});
