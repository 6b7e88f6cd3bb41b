import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {ApiLinksOptions} from '../options';
import {remarkApiLinks} from '../remark/remarkApiLinks';
import {cacheOfApi} from './cacheOfApi';

let api: string;
let dir: string;

const describeApi = (version: string) =>
  writeFileSync(api, JSON.stringify({header: {version}, types: []}));

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'api-'));
  api = path.join(dir, 'api.json');
  describeApi('1');
});
afterEach(() => {
  rmSync(dir, {recursive: true});
  vi.restoreAllMocks();
});

type Configuration = Parameters<typeof cacheOfApi>[0];

const webpack: Configuration = {cache: {type: 'filesystem', version: '3'}};
const rspack = {
  cache: true,
  experiments: {cache: {type: 'persistent', version: '3'}},
} as Configuration;

function changed(bundler: Configuration, options: Partial<ApiLinksOptions> = {}): object {
  const remarkPlugins = [[remarkApiLinks, {api, ...options}]];
  const rules = [{use: [{loader: 'mdx-loader', options: {remarkPlugins}}]}];
  return cacheOfApi({...bundler, module: {rules}}, false);
}

const VERSION = expect.stringMatching(/^3-api-[0-9a-f]{16}$/) as string;

test("webpack's cache gets another version, and nothing else is touched", () => {
  expect(changed(webpack)).toEqual({cache: {version: VERSION}});
});

test("Rspack's cache gets another version, and nothing else is touched", () => {
  expect(changed(rspack)).toEqual({experiments: {cache: {version: VERSION}}});
});

test('a cache in memory stays as it is', () => {
  expect(changed({cache: true})).toEqual({});
  expect(changed({cache: {type: 'memory'}})).toEqual({});
  expect(changed({})).toEqual({});
});

test.each<[string, Configuration]>([
  ['webpack', webpack],
  ['Rspack', rspack],
  ['a cache in memory', {cache: true}],
])('with %s, wrong options are named once, before any page is compiled', (_, bundler) => {
  expect(() => changed(bundler, {javadocUrl: 'x'})).toThrow('begins with http://');
  expect(() => changed(bundler, {instancesOf: ['Gardener']})).toThrow(
    'docusaurus-api-links: "instancesOf" names Gardener, which the API does not have.',
  );
  rmSync(api);
  expect(() => changed(bundler)).toThrow('cannot read the API description');
});

describe.each([
  ['webpack', webpack],
  ['Rspack', rspack],
])('with %s', (_, bundler) => {
  test('the version stays as long as the API and the options do', () => {
    const before = changed(bundler);
    describeApi('1');
    expect(changed(bundler)).toEqual(before);
  });

  test('another description of the API gives another version', () => {
    const before = changed(bundler);
    describeApi('2');
    expect(changed(bundler)).not.toEqual(before);
  });

  test('other options give another version, wherever they are written', () => {
    const before = changed(bundler);
    expect(changed(bundler, {knownNames: ['TulipPlant']})).not.toEqual(before);
  });

  test('a plugin that stands before the pages it links warns once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(cacheOfApi(bundler, false)).toEqual({});
    expect(cacheOfApi(bundler, true)).toEqual({});
    expect(warn).toHaveBeenCalledOnce();
    expect(String(warn.mock.calls[0]?.[0])).toContain(
      'List @screwbox/docusaurus-api-links after the plugins whose pages it links.',
    );
  });
});
