import {translate} from '@docusaurus/Translate';
import {useEffect, useState} from 'react';
import {formatContext, parseContext} from '../../core/partitions/catalog';
import {searchAddress} from './searchAddress';
import {searchClient} from './searchClient';
import {countsOf} from './countHits';
import {useVersionChoices} from './useSearchScope';
import {useSearchSettings} from './useSearchSettings';
import {TYPING_PAUSE} from './useSettledText';

/** Where a search found nothing. */
export interface SearchedPlace {
  /** Base URLs of the docs versions, or of the site. */
  baseUrl: string;
  /** Value of the `ctx` parameter. */
  context: string;
  /** Value of the `version` parameter. */
  version: string;
}

/** A context or docs version in which the query finds something. */
export interface OtherPlace {
  label: string;
  count: number;
  /** Address of the search page for it. */
  address: string;
}

/** Versions at most that are asked. */
const MOST_VERSIONS = 5;

/** How many hits each context has. */
async function countsIn(
  {baseUrl, context}: Pick<SearchedPlace, 'baseUrl' | 'context'>,
  query: string,
): Promise<Readonly<Record<string, number>>> {
  const client = await searchClient();
  // One hit: without any, no rows are read, and nothing is counted.
  const answer = await client.search(baseUrl, context, query, 1, undefined, `elsewhere ${baseUrl}`);
  if (answer.kind !== 'results' || answer.isRelaxed) return {};
  return countsOf(answer);
}

/** The other contexts and docs versions that have what a search did not find; only then are they asked. */
export function useOtherPlaces(query: string, searched: SearchedPlace): OtherPlace[] {
  const {contexts, searchPath} = useSearchSettings();
  const versions = useVersionChoices();
  const {baseUrl, context, version} = searched;
  const key = JSON.stringify([query, searched]);
  const [found, setFound] = useState<{key: string; places: OtherPlace[]}>({key, places: []});
  useEffect(() => {
    let isCurrent = true;
    const choice = parseContext(context);
    const inContexts = async (): Promise<OtherPlace[]> => {
      if (choice.kind === 'all') return [];
      const others =
        choice.kind === 'within' ? formatContext({...choice, kind: 'outside'}) : choice.key;
      const counts = await countsIn({baseUrl, context: others}, query);
      return Object.entries(counts).map(([name, count]) => ({
        label:
          contexts.find((one) => one.key === name)?.label ??
          translate({id: 'search.context.all', message: 'Everything'}),
        count,
        address: searchAddress(searchPath, {query, version, context: name}),
      }));
    };
    const inVersion = async (choice: (typeof versions)[number]): Promise<OtherPlace> => {
      const counts = await countsIn({baseUrl: choice.baseUrl, context}, query);
      return {
        label: choice.label,
        count: Object.values(counts).reduce((sum, count) => sum + count, 0),
        address: searchAddress(searchPath, {query, context, version: choice.value}),
      };
    };
    const asked = baseUrl.split(' ');
    const others = versions.filter((one) => !asked.includes(one.baseUrl)).slice(0, MOST_VERSIONS);
    const ask = async (): Promise<void> => {
      try {
        const places = await Promise.all([
          inContexts(),
          ...others.map(async (one) => [await inVersion(one)]),
        ]);
        if (isCurrent) setFound({key, places: places.flat().filter(({count}) => count > 0)});
      } catch (error) {
        console.warn('Other versions and contexts cannot be searched.', error);
      }
    };
    // Each has an index of its own: the letters on the way to a word are not worth it.
    const timer = setTimeout(() => void ask(), TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The versions of a site are always the same.
  }, [key]);
  return found.key === key ? found.places : [];
}
