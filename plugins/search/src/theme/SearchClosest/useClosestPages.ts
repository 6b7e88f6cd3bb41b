import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import {useEffect, useState} from 'react';
import {isFailure, type SearchHit} from '../../browser/Answer';
import {searchWorker} from '../../browser/client';
import {closestPages, type FindHits} from '../../browser/closest/closestPages';
import {formatContext} from '../../core/partitions';
import {useSearchScope} from '../hooks/useSearchScope';

/** Maximum number of hits to read. It is larger than the number of pages, because a page can have several hits. */
const MOST_HITS = 20;

interface Route {
  path?: string | readonly string[];
  routes?: readonly Route[];
}

function pathsOf(some: readonly Route[]): string[] {
  return some.flatMap(({path, routes: below}) =>
    below ? pathsOf(below) : [path ?? []].flat().filter((one) => one !== '*'),
  );
}

function finder(baseUrl: string, context: string): FindHits {
  return async (words) => {
    const worker = await searchWorker();
    const answer = await worker.search(baseUrl, context, words, {limit: MOST_HITS});
    if (isFailure(answer)) throw new Error(`The search cannot be used: ${answer.failure}`);
    return answer.hits;
  };
}

/** Returns the pages whose words are closest to an address that has no page; empty until they are found. */
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
