import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {useEffect, useState} from 'react';
import {pagesClient} from '../hooks/searchClient';
import {useSearchScope} from '../hooks/useSearchScope';
import {formatContext} from '../../core/partitions/catalog';
import type {SearchHit} from '../worker/searchAnswer';
import {closestPages, type FindHits} from './closestPages';

/** Hits that are looked at: those of one page stand for it once. */
const MOST_HITS = 20;

/** What is asked of a route of the site. */
interface Route {
  path?: string | readonly string[];
  routes?: readonly Route[];
}

/** The paths of all pages: routes that have none below them. */
function pathsOf(some: readonly Route[]): string[] {
  return some.flatMap(({path, routes: below}) =>
    below ? pathsOf(below) : [path ?? []].flat().filter((one) => one !== '*'),
  );
}

/** Searches one part of the site. */
function finder(baseUrl: string, context: string): FindHits {
  return async (words) => {
    const client = await pagesClient();
    // Each question has an asker of its own: they must not cancel each other.
    const asker = JSON.stringify(['closest', context, words]);
    const answer = await client.search(baseUrl, context, words, MOST_HITS, undefined, asker);
    if (answer.kind === 'index-error')
      throw new Error(`The search cannot be used: ${answer.failure}`);
    return answer.kind === 'cancelled' ? [] : answer.hits;
  };
}

/**
 * The pages that a reader may have meant who is where no page is; none until they are found. Nothing
 * but the search's own files is asked for.
 * @param count how many at most
 */
export function useClosestPages(count: number): SearchHit[] {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {baseUrl, context} = useSearchScope();
  const key = context?.key;
  const [found, setFound] = useState<{pathname: string; pages: SearchHit[]}>();
  useEffect(() => {
    let current = true;
    const choices = key === undefined ? [''] : [key, formatContext({kind: 'outside', key})];
    closestPages(
      {pathname, baseUrl: siteConfig.baseUrl, paths: pathsOf(routes)},
      choices.map((choice) => finder(baseUrl, choice)),
      count,
    ).then(
      (pages) => {
        if (current) setFound({pathname, pages});
      },
      (error: unknown) => console.warn('The pages closest to this address are not known.', error),
    );
    return () => {
      current = false;
    };
  }, [baseUrl, count, key, pathname, siteConfig.baseUrl]);
  return found?.pathname === pathname ? found.pages : [];
}
