import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {OfflineMessage} from '../OfflineManifest';
import {startOfflineReading} from './startOfflineReading';
import {watchForUpdates} from './watchForUpdates';

vi.mock('./watchForUpdates');

const REGISTRATION = {};
const active = {postMessage: vi.fn<(message: OfflineMessage) => void>()};
const register = vi.fn(() => Promise.resolve(REGISTRATION));

/** @param controller service worker that the page is loaded with */
function visit(controller: object | null, saveData = false): void {
  vi.stubGlobal('navigator', {
    connection: {saveData},
    serviceWorker: {controller, register, ready: Promise.resolve({active})},
  });
}

const told = () => active.postMessage.mock.calls.flat();
/** All that waits for the service worker is told then. */
const settled = () => new Promise(setImmediate);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('window', {location: {pathname: '/docs-site/first/'}});
});
afterEach(() => vi.unstubAllGlobals());

it('The service worker is that of the site, and never one that the browser has kept', async () => {
  visit(null);
  await startOfflineReading('/docs-site/');
  expect(register).toHaveBeenCalledExactlyOnceWith('/docs-site/service-worker.js', {
    scope: '/docs-site/',
    updateViaCache: 'none',
  });
});

it('The page that is open, the search and every page that is read are kept', async () => {
  visit(null);
  const {keepPage} = await startOfflineReading('/docs-site/');
  keepPage('/docs-site/second/');
  await settled();
  expect(told()).toEqual([
    {type: 'keep-page', path: '/docs-site/first/'},
    {type: 'keep-search'},
    {type: 'keep-page', path: '/docs-site/second/'},
  ]);
});

it('The search is not kept where readers save data', async () => {
  visit(null, true);
  await startOfflineReading('/docs-site/');
  await settled();
  expect(told()).toEqual([{type: 'keep-page', path: '/docs-site/first/'}]);
});

it.each([
  ['first service worker of a site', null, false],
  ['one that takes the place of another', {}, true],
])('Updates are watched for beside the %s', async (_, controller, hadWorker) => {
  visit(controller);
  await startOfflineReading('/docs-site/');
  expect(watchForUpdates).toHaveBeenCalledExactlyOnceWith(REGISTRATION, hadWorker);
});
