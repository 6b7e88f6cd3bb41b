import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {VirtualNetwork} from './VirtualNetwork';

const dir = mkdtempSync(path.join(tmpdir(), 'network-'));
const NAMES = ['a', 'b', 'c'];
const files = NAMES.map((name) => ({path: name, transferred: 1000}));

beforeAll(() => NAMES.forEach((name) => writeFileSync(path.join(dir, name), name)));
afterAll(() => rmSync(dir, {recursive: true}));

const open = (connections = 9) =>
  new VirtualNetwork(dir, files, {roundTrip: 100, rate: 10, connections, headers: 500});

describe('The virtual network', () => {
  it('delivers a file after a round trip and the transfer time, including headers', async () => {
    const network = open();
    expect(String.fromCharCode(...(await network.until(network.read('/a'))))).toBe('a');
    expect(network).toMatchObject({now: 250, requests: 1, bytes: 1500});
  });

  it("loads each file once, and takes no time for the engine's own code", async () => {
    const network = open();
    await network.until(network.read('a'));
    await network.until(network.read('a'));
    writeFileSync(path.join(dir, 'engine.js'), '');
    await network.until(network.read('engine.js'));
    expect(network).toMatchObject({now: 250, requests: 1});
  });

  it('shares its bandwidth among all active responses', async () => {
    const network = open();
    await network.until(Promise.all(NAMES.slice(0, 2).map((name) => network.read(name))));
    expect(network.now).toBe(400);
  });

  it('queues requests while all connections are in use', async () => {
    const network = open(1);
    await network.until(Promise.all(NAMES.map((name) => network.read(name))));
    expect(network.now).toBe(750);
  });

  it('rethrows exceptions of an engine', async () => {
    await expect(open().until(Promise.reject(new Error('no index')))).rejects.toThrow('no index');
  });
});
