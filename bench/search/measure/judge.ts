import type {Page} from '../corpus/Page';
import {pageUrl} from '../corpus/pageUrl';
import type {Query} from '../queries/Query';
import type {Rank} from './relevance';

export interface Hit {
  readonly url: string;
  /** Anchor with or without `#`; empty for the top of the page. */
  readonly hash: string;
}

export interface Judgement {
  readonly page: Rank;
  readonly section: Rank;
}

function anchorOf(hash: string): string {
  const bare = hash.replace(/^#/, '');
  return /%[0-9a-f]{2}/i.test(bare) ? decodeURIComponent(bare) : bare;
}

/**
 * Returns a function that finds two ranks: of the first hit on a correct page, and of the first hit in a correct
 * section. An anchor inside a section counts as that section, so that engines with more precise links are not
 * penalized.
 */
export function createJudge(
  pages: readonly Page[],
): (query: Query, hits: readonly Hit[]) => Judgement {
  const numbers = new Map(pages.map(({url}, number) => [url, number]));
  const firstPlace = (matches: readonly boolean[]): Rank => {
    const position = matches.indexOf(true);
    return position < 0 ? undefined : position + 1;
  };
  return ({targets}, hits) => {
    const places = hits.map(({url, hash}) => {
      const page = numbers.get(pageUrl(url));
      const anchor = anchorOf(hash);
      const section =
        page === undefined ? undefined : anchor === '' ? 0 : pages[page]?.anchors[anchor];
      return {page, section};
    });
    return {
      page: firstPlace(places.map(({page}) => targets.some((target) => target.page === page))),
      section: firstPlace(
        places.map(({page, section}) =>
          targets.some((target) => target.page === page && target.section === section),
        ),
      ),
    };
  };
}
