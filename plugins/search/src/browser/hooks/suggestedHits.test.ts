import {describe, expect, it, vi} from 'vitest';
import {hit} from '../../theme/__tests__/hit';
import {resultsOf} from '../../theme/__tests__/resultsOf';
import type {SearchHit, SearchResults} from '../worker/searchAnswer';
import {suggestedHits} from './suggestedHits';

vi.mock('./useSearchSettings', () => ({useSearchSettings: () => ({})}));

const PAGES = Array.from({length: 8}, (_, number) =>
  hit({url: `/${number}/`, title: `page ${number}`}),
);
const API = Array.from({length: 5}, (_, number) =>
  hit({url: `https://api/${number}`, title: `class ${number}`, context: 'api', score: 5 - number}),
);

function suggested(rest: Partial<SearchResults>, pages = PAGES, limit = 8): string[] {
  return suggestedHits({...resultsOf(pages), ...rest}, limit).map(({title}) => title);
}
const titles = (hits: SearchHit[]) => hits.map(({title}) => title);
const elsewhere = (...hits: SearchHit[]) => [{...resultsOf(hits), context: 'api'}];

describe('Suggestions', () => {
  it('are the pages alone where nothing is asked for elsewhere', () => {
    expect(suggested({})).toEqual(titles(PAGES));
  });

  it('are at most two from elsewhere, below the pages', () => {
    expect(suggested({elsewhere: elsewhere(...API)})).toEqual(
      titles([...PAGES.slice(0, 6), ...API.slice(0, 2)]),
    );
    expect(suggested({elsewhere: elsewhere(...API)}, PAGES.slice(0, 3))).toEqual(
      titles([...PAGES.slice(0, 3), ...API.slice(0, 2)]),
    );
  });

  it.each([[0], [1], [5]])(
    'that are shown keep their places when %i come from elsewhere',
    (count) => {
      const first = suggested({elsewhere: 'coming'});
      const then = suggested({elsewhere: elsewhere(...API.slice(0, count))});
      expect(then.slice(0, first.length)).toEqual(first);
    },
  );

  it('that are shown keep their places when a late row is of the same page as an early one', () => {
    const pages = [...PAGES.slice(0, 6), hit({url: '/0/', title: 'part of page 0'})];
    const first = suggested({elsewhere: 'coming'}, pages);
    expect(suggested({elsewhere: elsewhere()}, pages).slice(0, first.length)).toEqual(first);
  });

  it('are all pages where nothing was found elsewhere', () => {
    expect(suggested({elsewhere: elsewhere()})).toEqual(titles(PAGES));
  });

  it('are from elsewhere behind the page that explains it, where a name is written', () => {
    expect(suggested({elsewhere: elsewhere(...API), isElsewhereFirst: true})).toEqual(
      titles([...PAGES.slice(0, 1), ...API, ...PAGES.slice(1, 3)]),
    );
  });

  it('are from elsewhere first where no page has all words, or none', () => {
    const first = {elsewhere: elsewhere(...API), isElsewhereFirst: true};
    expect(suggested({...first, isRelaxed: true})).toEqual(titles([...API, ...PAGES.slice(0, 3)]));
    expect(suggested(first, [])).toEqual(titles(API));
  });

  it('are one page at least where few are wanted', () => {
    expect(suggested({elsewhere: elsewhere(...API)}, PAGES, 2)).toEqual(['page 0', 'class 0']);
    expect(suggested({elsewhere: 'coming'}, PAGES, 1)).toEqual(['page 0']);
  });
});
