import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {measureWaiting, type Open} from './measureWaiting';
import {VirtualNetwork} from './VirtualNetwork';

const dir = mkdtempSync(path.join(tmpdir(), 'waiting-'));
const NAMES = ['index', 'rows', 'excerpts'];
const files = NAMES.map((name) => ({path: name, bytes: 500, transferred: 500}));

beforeAll(() => NAMES.forEach((name) => writeFileSync(path.join(dir, name), '')));
afterAll(() => rmSync(dir, {recursive: true}));

const newNetwork = () =>
  new VirtualNetwork(dir, files, {roundTrip: 100, rate: 10, connections: 9, headers: 0});

it("Rows are timed separately from excerpts if an engine supports it, and the session's requests are counted", async () => {
  const open: Open = async (network) => {
    await network.read('index');
    return {
      search: async (_, __, {signal, onRows} = {}) => {
        await network.read('rows');
        signal?.throwIfAborted();
        onRows?.();
        await network.read('excerpts');
        return [];
      },
    };
  };
  const {pasted, typed} = await measureWaiting(open, newNetwork, ['abc']);
  expect(pasted).toEqual({rows: 300, excerpts: 450, requests: 3, bytes: 1500});
  // Letters are typed at 400, 550 and 700 ms. The first search finishes at 550, when the second letter is typed.
  expect(typed.afterLast).toEqual({p50: 0, most: 0});
  expect(typed.perLetter.p95).toBe(150);
  expect(typed).toMatchObject({requests: 3, bytes: 1500});
});

it('If an engine has no early rows, rows and excerpts arrive together, and each file is only read once', async () => {
  const open: Open = async (network) => {
    await network.read('index');
    return {search: () => Promise.resolve([])};
  };
  const {pasted, typed} = await measureWaiting(open, newNetwork, ['one', 'two']);
  expect(pasted).toMatchObject({rows: 150, excerpts: 150, requests: 1});
  expect(typed).toMatchObject({afterLast: {most: 0}, excerpts: {most: 0}, requests: 1});
});

it('The error message for a half-typed query counts as its answer', async () => {
  const malformed = Object.assign(new Error('found nothing'), {name: 'QueryParseError'});
  const open: Open = () =>
    Promise.resolve({
      search: (query) => (query.endsWith('-') ? Promise.reject(malformed) : Promise.resolve([])),
    });
  const {typed} = await measureWaiting(open, newNetwork, ['one -two']);
  expect(typed.afterLast.most).toBe(0);
});

it('An error of the engine is passed on', async () => {
  const open: Open = () => Promise.resolve({search: () => Promise.reject(new Error('not found'))});
  await expect(measureWaiting(open, newNetwork, ['one'])).rejects.toThrow('not found');
});

it('The scripts of a first visit and the files requested with them are counted once', async () => {
  const open: Open = async (network) => {
    await network.read('index');
    return {
      search: async () => {
        await network.read('rows');
        return [];
      },
    };
  };
  // 100 ms to the first byte, then 2,000 bytes at 10 per ms, then 100 ms and 500 bytes for the rows.
  const visit = {scripts: [1000, 500], ahead: ['index']};
  const {pasted} = await measureWaiting(open, newNetwork, ['one'], visit);
  expect(pasted).toMatchObject({rows: 450, requests: 2, bytes: 1000});
  const {pasted: after} = await measureWaiting(open, newNetwork, ['one'], {...visit, ahead: []});
  expect(after).toMatchObject({rows: 550, requests: 2, bytes: 1000});
});
