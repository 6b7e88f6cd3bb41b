import {inspect} from 'node:util';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {DEFAULT_OPTIONS, type Options, type PluginOptions, validateOptions} from './options';

function validated(options?: unknown): PluginOptions {
  const validate = normalizePluginOptions as OptionValidationContext<
    Options | undefined,
    PluginOptions
  >['validate'];
  return validateOptions({validate, options: options as Options | undefined});
}

test('without options the defaults apply', () => {
  expect(validated()).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

test('every option can be set', () => {
  const options: Required<Options> = {
    searchPath: '/find/',
    contexts: [{key: 'docs', label: 'Documentation', paths: ['/docs', '/api']}],
    hotkeys: ['mod+shift+f'],
    recentSearches: false,
    suggestionLimit: 5,
    excerptLength: 80,
    synonyms: [['sound', 'audio']],
    ignore: ['.card'],
    maxBytes: 1_000_000,
    language: 'de',
  };
  expect(validated(options)).toEqual({...options, id: 'default'});
});

test('the hotkeys can be switched off', () => {
  expect(validated({hotkeys: []}).hotkeys).toEqual([]);
});

const REFUSED: [string, unknown][] = [
  ['a path without a slash', {searchPath: 'search'}],
  ['the home page as the search page', {searchPath: '/'}],
  ['a search page with a query', {searchPath: '/search?all'}],
  ['a search page with an anchor', {searchPath: '/search#all'}],
  ['a search page above the site', {searchPath: '/../search'}],
  ['a search page with a dot for a folder', {searchPath: '/docs/./search'}],
  ['a search page that ends in dots', {searchPath: '/docs/..'}],
  ['a search page with two slashes', {searchPath: '/docs//search'}],
  ['a search page on another host', {searchPath: '//example.com'}],
  ['a language without a name', {language: 'klingon'}],
  ['a hotkey without a key', {hotkeys: ['mod+']}],
  ['an unknown modifier', {hotkeys: ['hyper+k']}],
  ['a context without paths', {contexts: [{key: 'docs', label: 'Docs', paths: []}]}],
  ['a context label of spaces', {contexts: [{key: 'docs', label: ' ', paths: ['/docs']}]}],
  ['a context key with a space', {contexts: [{key: 'my docs', label: 'Docs', paths: ['/docs']}]}],
  [
    'two contexts with one key',
    {
      contexts: [
        {key: 'docs', label: 'Docs', paths: ['/docs']},
        {key: 'docs', label: 'API', paths: ['/api']},
      ],
    },
  ],
  [
    'a context key that means all others',
    {contexts: [{key: '-docs', label: 'Docs', paths: ['/docs']}]},
  ],
  ['a context path without a slash', {contexts: [{key: 'docs', label: 'Docs', paths: ['docs']}]}],
  [
    'an option of a context that does not exist',
    {contexts: [{key: 'docs', label: 'Docs', paths: ['/docs'], path: '/api'}]},
  ],
  ['too many suggestions', {suggestionLimit: 50}],
  ['no suggestions', {suggestionLimit: 0}],
  ['half a suggestion', {suggestionLimit: 2.5}],
  ['suggestions by a word', {suggestionLimit: 'many'}],
  ['an excerpt that is too short', {excerptLength: 5}],
  ['an excerpt that is too long', {excerptLength: 301}],
  ['a lonely synonym', {synonyms: [['sound']]}],
  ['a synonym of two words', {synonyms: [['fps', 'frame rate']]}],
  ['a selector of several elements', {ignore: ['.card', 'div > p']}],
  ['a negative size', {maxBytes: -1}],
  ['an option that does not exist', {languages: ['de']}],
];

test.each(REFUSED)('refuses %s', (_name, options) => {
  expect(() => validated(options)).toThrow();
});

test('the messages name the plugin, the option, its value and what it may be', () => {
  const messages = REFUSED.map(([name, options]) => {
    try {
      validated(options);
      return `${name}: accepted`;
    } catch (error) {
      return `${name}: ${(error as Error).message}`;
    }
  });
  expect(messages).toMatchInlineSnapshot(`
    [
      "a path without a slash: docusaurus-search: "searchPath" is "search" but must be a path below the home page, such as "/search/"",
      "the home page as the search page: docusaurus-search: "searchPath" is "/" but must be a path below the home page, such as "/search/"",
      "a search page with a query: docusaurus-search: "searchPath" is "/search?all" but must be a path below the home page, such as "/search/"",
      "a search page with an anchor: docusaurus-search: "searchPath" is "/search#all" but must be a path below the home page, such as "/search/"",
      "a search page above the site: docusaurus-search: "searchPath" is "/../search" but must be a path below the home page, such as "/search/"",
      "a search page with a dot for a folder: docusaurus-search: "searchPath" is "/docs/./search" but must be a path below the home page, such as "/search/"",
      "a search page that ends in dots: docusaurus-search: "searchPath" is "/docs/.." but must be a path below the home page, such as "/search/"",
      "a search page with two slashes: docusaurus-search: "searchPath" is "/docs//search" but must be a path below the home page, such as "/search/"",
      "a search page on another host: docusaurus-search: "searchPath" is "//example.com" but must be a path below the home page, such as "/search/"",
      "a language without a name: docusaurus-search: "language" is "klingon", which names no language; write its code, such as "de" or "pt-BR"",
      "a hotkey without a key: docusaurus-search: "hotkeys[0]": "mod+" is not a hotkey: write a key, with mod, shift or alt before it, such as "mod+k" or "/".",
      "an unknown modifier: docusaurus-search: "hotkeys[0]": "hyper+k" is not a hotkey: write a key, with mod, shift or alt before it, such as "mod+k" or "/".",
      "a context without paths: docusaurus-search: "contexts[0].paths" must contain at least 1 items",
      "a context label of spaces: docusaurus-search: "contexts[0].label" is " " but must be a text that readers see",
      "a context key with a space: docusaurus-search: "contexts[0].key" is "my docs" but may have lower-case letters, digits and hyphens only, and no hyphen first",
      "two contexts with one key: docusaurus-search: "contexts[1]" has the key "docs" of an earlier context; give it its own",
      "a context key that means all others: docusaurus-search: "contexts[0].key" is "-docs" but may have lower-case letters, digits and hyphens only, and no hyphen first",
      "a context path without a slash: docusaurus-search: "contexts[0].paths[0]" must begin with a slash, such as "/docs"",
      "an option of a context that does not exist: docusaurus-search: "contexts[0].path" is not known here; known are key, label, paths",
      "too many suggestions: docusaurus-search: "suggestionLimit" is 50 but must be at most 20",
      "no suggestions: docusaurus-search: "suggestionLimit" is 0 but must be at least 1",
      "half a suggestion: docusaurus-search: "suggestionLimit" is 2.5 but must be a whole number",
      "suggestions by a word: docusaurus-search: "suggestionLimit" must be a number",
      "an excerpt that is too short: docusaurus-search: "excerptLength" is 5 but must be at least 20",
      "an excerpt that is too long: docusaurus-search: "excerptLength" is 301 but must be at most 300",
      "a lonely synonym: docusaurus-search: "synonyms[0]" must contain at least 2 items",
      "a synonym of two words: docusaurus-search: "synonyms[0][1]" must be a single word, not "frame rate"",
      "a selector of several elements: docusaurus-search: "ignore[1]": The selector "div > p" cannot be used to leave out content: only tag, .class, #id and [attribute=value] of one element are known.",
      "a negative size: docusaurus-search: "maxBytes" is -1 but must be above 0",
      "an option that does not exist: docusaurus-search: "languages" is not known here; known are searchPath, contexts, hotkeys, recentSearches, suggestionLimit, excerptLength, synonyms, ignore, maxBytes, language",
    ]
  `);
});

test('a build that prints all it knows of a wrong option prints the message alone', () => {
  let printed = '';
  try {
    validated({unheard: 1});
  } catch (error) {
    printed = inspect(error, {depth: Infinity});
  }
  expect(printed).toMatch(/^Error: docusaurus-search: "unheard"/);
  expect(printed).not.toMatch(/\[cause\]|details:/);
});
