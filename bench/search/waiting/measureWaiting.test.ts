import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {pasteQueries, type Open} from './measureWaiting';
import {VirtualNetwork} from './VirtualNetwork';

const dir = mkdtempSync(path.join(tmpdir(), 'waiting-'));
const NAMES = ['index', 'rows', 'excerpts'];
const files = NAMES.map((name) => ({path: name, transferred: 500}));

beforeAll(() => NAMES.forEach((name) => writeFileSync(path.join(dir, name), '')));
afterAll(() => rmSync(dir, {recursive: true}));

const newNetwork = () =>
  new VirtualNetwork(dir, files, {roundTrip: 100, rate: 10, connections: 9, headers: 0});

const FIRST = {scripts: [], ahead: []};

it('The time until rows excludes excerpts if an engine reports rows before them', async () => {
  const open: Open = async (network) => {
    await network.read('index');
    return {
      search: async (_, __, {onRows} = {}) => {
        await network.read('rows');
        onRows?.();
        await network.read('excerpts');
        return [];
      },
    };
  };
  const pasted = await pasteQueries(open, newNetwork, ['abc'], FIRST);
  expect(pasted).toEqual({rows: 300, requests: 3, bytes: 1500});
});

it('An error of the engine is rethrown', async () => {
  const open: Open = () => Promise.resolve({search: () => Promise.reject(new Error('not found'))});
  await expect(pasteQueries(open, newNetwork, ['one'], FIRST)).rejects.toThrow('not found');
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
  // Scripts and index: 100 ms to the first byte, 200 ms for 2,000 bytes. Rows: 100 ms, then 50 ms for 500 bytes.
  const visit = {scripts: [1000, 500], ahead: ['index']};
  const pasted = await pasteQueries(open, newNetwork, ['one'], visit);
  expect(pasted).toEqual({rows: 450, requests: 2, bytes: 1000});
  const after = await pasteQueries(open, newNetwork, ['one'], {...visit, ahead: []});
  expect(after).toEqual({rows: 550, requests: 2, bytes: 1000});
});
