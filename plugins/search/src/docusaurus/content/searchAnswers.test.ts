import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../__tests__/temporaryFolder';
import {docsOf, type TestPage} from '../__tests__/docs';
import {pageSettings} from './pageSettings';

const SLASHES = {baseUrl: '/', trailingSlash: undefined};

function settingsOf(yaml: string, frontMatter: TestPage['frontMatter'], more = {}) {
  const siteDir = temporaryFolder();
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(
    path.join(siteDir, 'docs/page.md'),
    `---\n${yaml}\n---\n\nsearch_answers:\n- lamp\n`,
  );
  const content = docsOf('/docs', [
    {permalink: '/docs/page', ...(frontMatter && {frontMatter}), ...more},
  ]);
  return pageSettings(content, SLASHES, siteDir).get('/docs/page');
}

describe('The search answers of a page', () => {
  it.each([
    ['in brackets', 'title: Page\nsearch_answers: [water, make a pond]', [3, 3]],
    ['one per line', 'search_answers:\n  # The shortest:\n  - water\n  - "make a pond"', [4, 5]],
    ['in brackets over several lines', "search_answers: [\n  'make a pond', water,\n]", [3, 3]],
    [
      'one containing another',
      'search_answers:\n  - make a pond of water\n  - water\n  - make a pond',
      [4, 5],
    ],
    ['with a comment', 'search_answers:\n  - water # blue\n  - make a pond', [3, 4]],
    ['without indentation', 'search_answers:\n- water\n- make a pond\nkeywords: [water]', [3, 4]],
    [
      'after a field with the same words',
      'title: water\nsearch_answers: [water, make a pond]',
      [3, 3],
    ],
    [
      'if the front matter writes them differently',
      'search_answers: ["wat\\u0065r", "make\\x20a pond"]',
      [2, 2],
    ],
  ])('have the correct line numbers: %s', (_, yaml, lines) => {
    const texts = ['water', 'make a pond'];
    expect(settingsOf(yaml, {search_answers: texts})?.answers).toEqual(
      texts.map((text, at) => ({text, from: `docs/page.md:${lines[at]}`})),
    );
  });

  it.each([
    ['a string', 'water'],
    ['an empty list', []],
    ['an empty string', ['water', '']],
    ['a number in the list', [404]],
  ])('cannot be %s, and the error names file and line', (_, value) => {
    expect(() => settingsOf('title: Page\nsearch_answers: …', {search_answers: value})).toThrow(
      /docs\/page\.md:3: search_answers (?:is|has) [^]*such as \[water, make a pond\]/,
    );
  });

  it('are rejected on a page that is not indexed', () => {
    expect(() =>
      settingsOf('search: false\nsearch_answers: [water]', {
        search: false,
        search_answers: ['water'],
      }),
    ).toThrow(/docs\/page\.md:3: search_answers [^]*search: false/);
  });

  it.each([
    ['a draft', {search_answers: ['water'], draft: true}, {}],
    ['an unlisted page', {search_answers: ['water']}, {unlisted: true}],
    ['a page whose parsed front matter has none', {}, {}],
  ])('are ignored on %s', (_, frontMatter, more) => {
    expect(settingsOf('search_answers: [water]', frontMatter, more)?.answers).toEqual([]);
  });

  it('are read even if the file of the page does not exist', () => {
    const content = docsOf('/docs', [
      {permalink: '/docs/made', frontMatter: {search_answers: ['water']}},
    ]);
    const settings = pageSettings(content, SLASHES, temporaryFolder());
    expect(settings.get('/docs/made')?.answers).toEqual([{text: 'water', from: 'docs/made.md'}]);
  });
});
