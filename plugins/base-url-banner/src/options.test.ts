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
  expect(validated(undefined)).toEqual({
    id: 'default',
    pages: 'home',
    recover: false,
    hashFile: false,
  });
});

test('the values that are meant are taken', () => {
  const options = {pages: 'all', recover: true, hashFile: 'security/banner.txt'};
  expect(validated(options)).toEqual({id: 'default', ...options});
});

test('a wrong option is answered with its value, what is allowed, and the closest name', () => {
  const wrong = [
    {pages: 'docs'},
    {pages: 'hom'},
    {page: 'all'},
    {hashfile: 'x.txt'},
    {hashFile: '../secret'},
    {hashFile: true},
    {id: 5},
  ].map((options) => {
    try {
      return JSON.stringify(validated(options));
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(wrong).toMatchInlineSnapshot(`
    [
      "docusaurus-base-url-banner: "pages" is "docs" but must be "home" or "all".",
      "docusaurus-base-url-banner: "pages" is "hom" but must be "home" or "all". Did you mean "home"?",
      "docusaurus-base-url-banner: "page" is set to "all", but has no meaning here. Did you mean "pages"? Use one of pages, recover, hashFile.",
      "docusaurus-base-url-banner: "hashfile" is set to "x.txt", but has no meaning here. Did you mean "hashFile"? Use one of pages, recover, hashFile.",
      "docusaurus-base-url-banner: "hashFile" is "../secret" but must be false or a path below the build folder, such as "base-url-banner.csp.txt".",
      "docusaurus-base-url-banner: "hashFile" is true but must be false or a path below the build folder, such as "base-url-banner.csp.txt".",
      "docusaurus-base-url-banner: "id" is 5 but must be a name of letters, digits, "_" and "-".",
    ]
  `);
});
