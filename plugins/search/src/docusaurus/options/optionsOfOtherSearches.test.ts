import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {optionsSchema} from './validateOptions';
import {refuseOptionsOfOtherSearches} from './optionsOfOtherSearches';

const refuse = (options: object) => () => {
  refuseOptionsOfOtherSearches(options);
};

test('Ten options of the easyops search cause one error, with a link to the migration page', () => {
  const options = {
    indexDocs: true,
    indexBlog: true,
    indexPages: false,
    docsRouteBasePath: '/docs',
    language: ['en'],
    hashed: true,
    highlightSearchTermsOnTargetPage: true,
    searchBarShortcutHint: false,
    searchResultLimits: 8,
    explicitSearchResultPath: true,
    removeDefaultStemmer: true,
  };
  expect(refuse(options)).toThrow(
    /^docusaurus-search: indexDocs, indexBlog, .*, removeDefaultStemmer are options of @easyops-cn\/docusaurus-search-local\. .*\/from-easyops\.md$/,
  );
});

test('Options of Algolia and easyops cause one error', () => {
  expect(refuse({appId: 'A', apiKey: 'k', hashed: true})).toThrow(
    /hashed is an option of @easyops.*\n.*appId, apiKey are options of Algolia DocSearch.*from-algolia\.md/,
  );
});

test('The options of this plugin are not mistaken for those of other searches', () => {
  expect(refuse({language: 'de', ignore: [], contexts: []})).not.toThrow();
});

describe.each(['from-easyops.md', 'from-algolia.md'])('%s', (name) => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs', name), 'utf8');
  const [options] = page.split('\n## Settings of the crawler');
  const named = (options ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[1] ?? '')
    .flatMap((cell) => [...cell.matchAll(/`([a-zA-Z]+)`/g)].map(([, option = '']) => option));
  const ours = Object.keys(optionsSchema.describe().keys as object);

  test.each([...new Set(named)].filter((option) => !ours.includes(option)))(
    '%s is rejected with a link to this page',
    (option) => {
      expect(refuse({[option]: true})).toThrow('/docs/from-');
    },
  );
});
