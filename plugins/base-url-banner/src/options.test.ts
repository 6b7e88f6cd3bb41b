import {inspect} from 'node:util';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import {type Options, type PluginOptions, validateOptions} from './options';

function validated(options: unknown): PluginOptions {
  return validateOptions({
    options: options as Options,
    validate: normalizePluginOptions,
  });
}

test('every option has a default', () => {
  expect(validated(undefined)).toEqual({id: 'default', pages: 'home', hashFile: false});
});

test('the values that are meant are taken', () => {
  const options = {pages: 'all', hashFile: 'security/banner.txt'};
  expect(validated(options)).toEqual({id: 'default', ...options});
});

test.each([
  [
    {pages: 'docs'},
    `docusaurus-base-url-banner: "pages" is docs, which is not known. Write 'home' (the home page only) or 'all' (every page).`,
  ],
  [
    {hashFile: '../secret'},
    `docusaurus-base-url-banner: "hashFile" is ../secret. Write false or a path below the build folder, for example 'base-url-banner.csp.txt'.`,
  ],
  [{hashFile: true}, `docusaurus-base-url-banner: "hashFile" is true. Write false or a path below`],
  [{page: 'all'}, `docusaurus-base-url-banner: "page" is not an option.`],
  [{id: 5}, 'docusaurus-base-url-banner: "id" must be a string'],
])('%o is refused with the remedy', (options, message) => {
  expect(() => validated(options)).toThrow(message);
});

test('a build that prints all it knows of a wrong option prints the message alone', () => {
  let printed = '';
  try {
    validated({unheard: 1});
  } catch (error) {
    printed = inspect(error, {depth: Infinity});
  }
  expect(printed).toMatch(/^Error: docusaurus-base-url-banner: "unheard"/);
  expect(printed).not.toMatch(/\[cause\]|details:/);
});
