import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import pluginApiLinks, {type ApiLinksOptions, type PluginOptions, validateOptions} from './index';

const API = path.join(import.meta.dirname, 'fixtures/api.json');

const validated = (options?: ApiLinksOptions) =>
  validateOptions({
    options,
    validate: (schema, given) => normalizePluginOptions(schema, given as Partial<PluginOptions>),
  });

const pluginWith = (options: ApiLinksOptions) =>
  pluginApiLinks({generatedFilesDir: '/site/.docusaurus'} as LoadContext, validated(options));

test('The plugin adds the style of the links', () => {
  const modules = pluginWith({api: API}).getClientModules?.() ?? [];
  expect(modules).toEqual(['./client/apiLinks.css']);
  expect(existsSync(path.join(import.meta.dirname, './client/apiLinks.css'))).toBe(true);
});

test('A change of the API description or of an option recompiles the pages', () => {
  const {configureWebpack} = pluginWith({api: API});
  const configuration = {cache: {type: 'filesystem'}} as const;
  const change = configureWebpack?.(configuration, false, {} as never, undefined);
  const options = path.join('/site/.docusaurus', 'docusaurus-api-links/default/options.json');
  expect(change).toEqual({cache: {buildDependencies: {files: [API, options]}}});
});

test('The option `api` is required', () => {
  expect(() => validated()).toThrow(
    'docusaurus-api-links: "api" is missing. It must be the path of a JSON file that describes the API.',
  );
});

test('An option that names a type missing from the API is reported before any page is compiled', () => {
  expect(() => pluginWith({api: API, instancesOf: ['Gardener']})).toThrow(
    'docusaurus-api-links: "instancesOf" names Gardener, which the API does not have.',
  );
});

test('An API description that cannot be read is reported before any page is compiled', () => {
  expect(() => pluginWith({api: '/nowhere/api.json'})).toThrow('cannot read the API description');
});
