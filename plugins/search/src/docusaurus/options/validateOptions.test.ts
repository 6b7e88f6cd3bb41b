import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {DEFAULT_OPTIONS, type Options, type PluginOptions} from '../../options';
import {validateOptions} from './validateOptions';

function validated(options?: unknown): PluginOptions {
  const validate = normalizePluginOptions as OptionValidationContext<
    Options | undefined,
    PluginOptions
  >['validate'];
  return validateOptions({validate, options: options as Options | undefined});
}

test('Options that are not set have their defaults', () => {
  expect(validated()).toEqual({...DEFAULT_OPTIONS, id: 'default'});
});

test('Every option can be set', () => {
  const options: Required<Options> = {
    searchPath: '/find/',
    contexts: [{key: 'docs', label: 'Documentation', paths: ['/docs', '/api']}],
    hideWithoutContext: true,
    preferOwnContext: true,
    exclude: ['/docs/old/**'],
    furtherSearches: [{label: 'Forum', url: 'https://forum.example/?q={query}'}],
    otherSites: [{label: 'Forum', url: 'https://forum.example/base/'}],
    openSearch: true,
    reportMissed: 'https://owner.example/missed',
    hotkeys: ['mod+shift+f'],
    recentSearches: false,
    suggestionLimit: 5,
    excerptLength: 80,
    synonyms: [['sound', 'audio']],
    ignore: ['.card'],
    documents: ['./api.json'],
    maxBytes: 1_000_000,
    language: 'de',
  };
  expect(validated(options)).toEqual({...options, id: 'default'});
});

test('The option `language` accepts several languages', () => {
  expect(validated({language: ['en', 'zh']}).language).toEqual(['en', 'zh']);
});

test('An empty list of hotkeys is accepted', () => {
  expect(validated({hotkeys: []}).hotkeys).toEqual([]);
});

const REFUSED: [string, unknown][] = [
  ['a path without a slash', {searchPath: 'search'}],
  ['the home page as the search page', {searchPath: '/'}],
  ['another site without https', {otherSites: [{label: 'Forum', url: 'http://forum.example/'}]}],
  [
    'another site twice',
    {
      otherSites: [
        {label: 'Forum', url: 'https://forum.example/'},
        {label: 'Help', url: 'https://forum.example/'},
      ],
    },
  ],
  ['a language without a name', {language: 'klingon'}],
  ['no language', {language: []}],
  ['a hotkey without a key', {hotkeys: ['mod+']}],
  ['control by its own name', {hotkeys: ['ctrl+k']}],
  ['the command key beside it', {hotkeys: ['/', 'Cmd + Shift + F']}],
  ['a context without paths', {contexts: [{key: 'docs', label: 'Docs', paths: []}]}],
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
  ['a glob without a slash', {exclude: ['docs/old/**']}],
  [
    'a further search without a place for the query',
    {furtherSearches: [{label: 'Forum', url: 'https://forum.example'}]},
  ],
  ['a report over a line that others can read', {reportMissed: 'http://owner.example/missed'}],
  ['too many suggestions', {suggestionLimit: 50}],
  ['an excerpt that is too short', {excerptLength: 5}],
  ['a lonely synonym', {synonyms: [['sound']]}],
  ['a synonym of two words', {synonyms: [['fps', 'frame rate']]}],
  ['a selector that is not CSS', {ignore: ['.card', 'div[']}],
  ['an option that does not exist', {languages: ['de']}],
];

test('The error for an invalid option names the plugin, the option, its value and the valid values', () => {
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
      "a path without a slash: docusaurus-search: "searchPath" is "search" but must be a path below the home page, such as "/search/".",
      "the home page as the search page: docusaurus-search: "searchPath" is "/" but must be a path below the home page, such as "/search/".",
      "another site without https: docusaurus-search: "otherSites[0].url" is "http://forum.example/" but must be the address of the other site's home page, such as "https://docs.example.com/".",
      "another site twice: docusaurus-search: "otherSites[1]" has the url "https://forum.example/" of an earlier site; remove one.",
      "a language without a name: docusaurus-search: "language" is "klingon" but must be the code of a language, such as "de" or "pt-BR", or a list of codes.",
      "no language: docusaurus-search: "language" is [] but must be the code of a language, such as "de" or "pt-BR", or a list of codes.",
      "a hotkey without a key: docusaurus-search: "hotkeys[0]": "mod+" is not a hotkey: write a key, with mod, shift or alt before it, such as "mod+k" or "/".",
      "control by its own name: docusaurus-search: "hotkeys[0]": "ctrl+k" is not a hotkey: write "mod+k": "mod" is the command key on macOS and Ctrl elsewhere.",
      "the command key beside it: docusaurus-search: "hotkeys[1]": "Cmd + Shift + F" is not a hotkey: write "mod+shift+f": "mod" is the command key on macOS and Ctrl elsewhere.",
      "a context without paths: docusaurus-search: "contexts[0].paths" is [] but must be a list of paths, such as ["/docs"].",
      "a context key with a space: docusaurus-search: "contexts[0].key" is "my docs" but must be a name of lower-case letters, digits and hyphens that does not start with a hyphen.",
      "two contexts with one key: docusaurus-search: "contexts[1]" has the key "docs" of an earlier context; give it its own.",
      "a glob without a slash: docusaurus-search: "exclude[0]" is "docs/old/**" but must be a glob that begins with a slash, such as "/docs/old/**".",
      "a further search without a place for the query: docusaurus-search: "furtherSearches[0].url" is "https://forum.example" but must be an address with {query} in it, such as "https://forum.example/search?q={query}".",
      "a report over a line that others can read: docusaurus-search: "reportMissed" is "http://owner.example/missed" but must be an address such as "https://forms.example/missed", or a path of your own host such as "/api/missed".",
      "too many suggestions: docusaurus-search: "suggestionLimit" is 50 but must be a whole number from 1 to 20.",
      "an excerpt that is too short: docusaurus-search: "excerptLength" is 5 but must be a whole number from 20 to 300.",
      "a lonely synonym: docusaurus-search: "synonyms[0]" is ["sound"] but must be a list of two or more words.",
      "a synonym of two words: docusaurus-search: "synonyms[0][1]" is "frame rate" but must be a single word.",
      "a selector that is not CSS: docusaurus-search: "ignore[1]" is "div[" but must be a CSS selector of elements, such as ".card" or "main > div.actions".",
      "an option that does not exist: docusaurus-search: "languages" is set to ["de"], but has no meaning here. Did you mean "language"? Use one of searchPath, contexts, hideWithoutContext, preferOwnContext, exclude, furtherSearches, otherSites, openSearch, reportMissed, hotkeys, recentSearches, suggestionLimit, excerptLength, synonyms, ignore, documents, maxBytes, language.",
    ]
  `);
});

test.each(['second', 'api'])(
  'The plugin id "%s" is rejected, and the error says what to use',
  (id) => {
    expect(() => validated({id})).toThrow(
      `docusaurus-search: the option "id" is "${id}", but a site can have only one instance of this plugin, without "id". One instance searches all docs plugins and versions, the blog and pages. To search parts of the site alone, use the option "contexts".`,
    );
  },
);
