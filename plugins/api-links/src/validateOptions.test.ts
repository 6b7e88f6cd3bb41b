import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {type PluginOptions, validateOptions} from './index';

const validated = (options?: object) =>
  validateOptions({
    options,
    validate: (schema, given) => normalizePluginOptions(schema, given as Partial<PluginOptions>),
  });

it('The plugin stands without options', () => {
  expect(validated()).toEqual({id: 'default'});
});

it('Options that are given to the plugin are refused, since it would read none', () => {
  expect(() => validated({api: './api.json'})).toThrow(
    'docusaurus-api-links: "api" is given to the plugin, which has no options. Give it to remarkApiLinks, beside which the plugin stands.',
  );
});
