import {describe, expect, it} from 'vitest';
import {foundOf} from '../theme/__tests__/snapshots';
import {answerOf, hit} from './__tests__/answerOf';
import type {SearchHit} from './Answer';
import type {Found} from './session';
import {preferContext, pickSuggestions} from './pickSuggestions';

const PAGES = Array.from({length: 8}, (_, number) =>
  hit({url: `/${number}/`, title: `page ${number}`}),
);
const API = Array.from({length: 5}, (_, number) =>
  hit({url: `https://api/${number}`, title: `class ${number}`, context: 'api', score: 5 - number}),
);

function suggested(rest: Partial<Found>, pages = PAGES, limit = 8, isRelaxed = false): string[] {
  return pickSuggestions(foundOf(pages, {isRelaxed}, rest), limit).map(({title}) => title);
}
const titles = (hits: SearchHit[]) => hits.map(({title}) => title);
const API_PARTITION = {url: '/api/', label: 'API', kind: 'names', context: 'api'} as const;
const names = (...hits: SearchHit[]) => [
  {partition: API_PARTITION, answer: answerOf([], {hits, total: hits.length})},
];

describe('Suggestions', () => {
  it('include at most two documents found by name, which are below the pages', () => {
    expect(suggested({names: names(...API)})).toEqual(
      titles([...PAGES.slice(0, 6), ...API.slice(0, 2)]),
    );
    expect(suggested({names: names(...API)}, PAGES.slice(0, 3))).toEqual(
      titles([...PAGES.slice(0, 3), ...API.slice(0, 2)]),
    );
  });

  it.each([[0], [1], [5]])('keep their positions when %i documents are added', (count) => {
    const first = suggested({names: 'pending'});
    const then = suggested({names: names(...API.slice(0, count))});
    expect(then.slice(0, first.length)).toEqual(first);
  });

  it('keep their positions when a late row belongs to the page of an early one', () => {
    const pages = [...PAGES.slice(0, 6), hit({url: '/0/', title: 'part of page 0'})];
    const first = suggested({names: 'pending'}, pages);
    expect(suggested({names: names()}, pages).slice(0, first.length)).toEqual(first);
  });

  it('are only pages if no documents are found by name', () => {
    expect(suggested({names: names()})).toEqual(titles(PAGES));
  });

  it('have the documents between the best page and the other pages if `isNamesFirst` is true', () => {
    expect(suggested({names: names(...API), isNamesFirst: true})).toEqual(
      titles([...PAGES.slice(0, 1), ...API, ...PAGES.slice(1, 3)]),
    );
  });

  it('have the documents above all pages if no page has all words or no page is found', () => {
    const first = {names: names(...API), isNamesFirst: true};
    expect(suggested(first, PAGES, 8, true)).toEqual(titles([...API, ...PAGES.slice(0, 3)]));
    expect(suggested(first, [])).toEqual(titles(API));
  });

  it('include at least one page if the limit is low', () => {
    expect(suggested({names: names(...API)}, PAGES, 2)).toEqual(['page 0', 'class 0']);
    expect(suggested({names: 'pending'}, PAGES, 1)).toEqual(['page 0']);
  });
});

const scored = (title: string, score: number, context?: string) =>
  hit({title, score, ...(context && {context})});

const HITS = [
  scored('post', 10, 'blog'),
  scored('page', 9.5),
  scored('guide', 9, 'docs'),
  scored('other post', 3, 'blog'),
  scored('other guide', 2, 'docs'),
];
const titlesFor = (key: string | undefined, hits = HITS) =>
  preferContext(hits, key).map(({title}) => title);

it('Hits in the context of the current page move before others of similar score, but not before much better ones', () => {
  expect(titlesFor('docs')).toEqual(['guide', 'post', 'page', 'other post', 'other guide']);
  expect(titlesFor('blog')).toEqual(['post', 'page', 'guide', 'other post', 'other guide']);
});

it.each(['wiki', undefined])('Hits keep their order if none is in the context %s', (key) => {
  expect(titlesFor(key)).toEqual(HITS.map(({title}) => title));
});

it('Hits in the context of the current page do not move before hits on other sites', () => {
  const api = {...scored('api', 1, 'api'), url: 'https://example.com/Lamp'};
  const hits = [scored('post', 10, 'blog'), api, scored('guide', 9, 'docs')];
  expect(titlesFor('docs', hits)).toEqual(['post', 'api', 'guide']);
});
