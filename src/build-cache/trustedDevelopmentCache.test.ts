import {existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import trustedDevelopmentCache from './trustedDevelopmentCache';

type Arguments = Parameters<NonNullable<Plugin['configureWebpack']>>;
type Done = (stats: {hasErrors: () => boolean}) => void;

let siteDir: string;
let cache: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'development-cache-'));
  cache = path.join(siteDir, 'node_modules/.cache/rspack');
  mkdirSync(cache, {recursive: true});
  vi.stubEnv('NODE_ENV', 'development');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, {recursive: true});
});

/** Starts a development server: what begins and what ends a compilation. */
function start() {
  const {configureWebpack} = trustedDevelopmentCache({siteDir} as LoadContext);
  const [config, utils] = [{}, {}] as [Arguments[0], Arguments[2]];
  const plugins = configureWebpack?.(config, false, utils, undefined)?.plugins;
  let begin = () => {};
  let end: Done = () => {};
  const hooks = {
    watchRun: {tap: (_: string, work: () => void) => (begin = work)},
    done: {tap: (_: string, work: Done) => (end = work)},
  };
  const [plugin] = plugins as unknown as [{apply: (compiler: object) => void}];
  plugin.apply({hooks});
  const compile = (hasErrors: boolean) => {
    begin();
    end({hasErrors: () => hasErrors});
  };
  return {begin: () => begin(), compile};
}

it('A start without a fault leaves the cache to the next one', () => {
  start().compile(false);
  start();
  expect(existsSync(cache)).toBe(true);
});

it('A fault costs the next start the cache, even one that was mended', () => {
  const server = start();
  for (const hasErrors of [true, false]) server.compile(hasErrors);
  start();
  expect(existsSync(cache)).toBe(false);
});

it('A server that ended while it compiled costs the next start the cache', () => {
  start().begin();
  start();
  expect(existsSync(cache)).toBe(false);
});

it('A build neither asks for the cache nor deletes it', () => {
  start().begin();
  vi.stubEnv('NODE_ENV', 'production');
  expect(trustedDevelopmentCache({siteDir} as LoadContext).configureWebpack).toBeUndefined();
  expect(existsSync(cache)).toBe(true);
});
