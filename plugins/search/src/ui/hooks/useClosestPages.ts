import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import {groupHits, type HitGroup} from './hitGroups';
import {leavesSite} from '../../scope/SearchDocument';
import {pathWords} from './pathWords';
import {searchClient} from './searchClient';
import {useSearchScope} from './useSearchScope';

/** Hits that are looked at: those of one page stand for it once. */
const MOST_HITS = 20;

/** The pages whose words are closest to those of a path, best first. */
async function closestPages(baseUrl: string, words: string): Promise<HitGroup[]> {
  if (words === '') return [];
  const client = await searchClient();
  const answer = await client.search(baseUrl, '', words, MOST_HITS);
  if (answer.kind === 'index-error')
    throw new Error(`The search cannot be used: ${answer.failure}`);
  if (answer.kind === 'cancelled') return [];
  return groupHits(answer.hits.filter(({url}) => !leavesSite(url)));
}

/**
 * The pages that a reader may have meant who is where no page is; none until they are found. Nothing
 * but the search's own files is asked for.
 * @param count how many at most
 */
export function useClosestPages(count: number): HitGroup[] {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {baseUrl} = useSearchScope();
  const words = pathWords(pathname, siteConfig.baseUrl);
  const [found, setFound] = useState<{words: string; pages: HitGroup[]}>();
  useEffect(() => {
    let current = true;
    closestPages(baseUrl, words).then(
      (pages) => {
        if (current) setFound({words, pages});
      },
      (error: unknown) => console.warn('The pages closest to this address are not known.', error),
    );
    return () => {
      current = false;
    };
  }, [baseUrl, words]);
  return found?.words === words ? found.pages.slice(0, count) : [];
}
