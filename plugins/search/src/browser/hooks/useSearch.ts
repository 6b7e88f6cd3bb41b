import {useCallback, useEffect, useId, useRef, useState} from 'react';
import type {IndexError, SearchAnswer, SearchResults} from '../worker/searchAnswer';
import {addMissedSearch, missedSearchesStorage} from './searchHistory';
import {searchClient} from './searchClient';
import {totalOf} from './countHits';
import {announceSearch} from './events';
import {spelledAsFound} from './otherQueries';
import {TYPING_PAUSE} from './useSettledText';

/** Time after which a search that has not answered says so, in milliseconds. */
const SLOW_AFTER = 800;

/** What is searched, and where. */
export interface SearchRequest {
  query: string;
  /** Base URL of the active docs version, or of the site. */
  baseUrl: string;
  /** Value of the `ctx` parameter. */
  context: string;
  limit: number;
  /** Letters of excerpts at most, if that is more than the site's option says. */
  excerptLength?: number | undefined;
}

/** Where a search stands. Results stay in view while the next ones are on their way. */
export type SearchState =
  | {kind: 'idle'}
  | {kind: 'loading'; slow: boolean; previous?: SearchResults}
  | (SearchResults & {query: string})
  | IndexError;

/** An answer and the request that it belongs to. */
interface Answered {
  key: string;
  /** The request without its limit. */
  place: string;
  state: SearchState;
  /** Whether it is all of the answer, excerpts included. */
  isWhole: boolean;
}

/** What was found elsewhere for the same query stays in view while more of it is on its way. */
function withKnownElsewhere(results: SearchResults, before: Answered | undefined, place: string) {
  const known =
    before?.place === place && before.state.kind === 'results' ? before.state.elsewhere : undefined;
  return results.elsewhere === 'coming' && known !== undefined
    ? {...results, elsewhere: known}
    : results;
}

/** The results with a corrected query as readers would write it. */
function withSpelling(results: SearchResults): SearchResults {
  const {suggestion, hits} = results;
  return suggestion === undefined
    ? results
    : {
        ...results,
        suggestion: spelledAsFound(suggestion, hits, document.documentElement.lang || undefined),
      };
}

async function ask(
  request: SearchRequest,
  asker: string,
  isRetry: boolean,
  onRows: (results: SearchResults) => void,
): Promise<SearchAnswer> {
  const {query, baseUrl, context, limit, excerptLength} = request;
  let client;
  try {
    client = await searchClient();
  } catch (error) {
    console.warn('The script of the search did not load.', error);
    return {kind: 'index-error', failure: 'offline', file: ''};
  }
  try {
    if (isRetry) await client.fetchIndexes(baseUrl, context);
    return await client.search(baseUrl, context, query, limit, onRows, asker, excerptLength);
  } catch (error) {
    console.error('The search stopped with an error.', error);
    return {kind: 'index-error', failure: 'fault', file: ''};
  }
}

/**
 * Searches whenever the request changes, and again when the network is back after a failure.
 *
 * @param request what to search; an empty query searches nothing
 * @param initial results that are known already for the first request
 * @returns the state, and `retry`, which asks again after a failure
 */
export function useSearch(
  request: SearchRequest,
  initial?: SearchResults & {query: string},
): {state: SearchState; retry: () => void} {
  const {query, baseUrl, context, limit, excerptLength} = request;
  const asker = useId();
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(0);
  const announced = useRef('');
  const place = JSON.stringify([query, baseUrl, context]);
  const key = JSON.stringify([place, limit, attempt]);
  const [answered, setAnswered] = useState<Answered | undefined>(
    initial && {
      key,
      place,
      state: initial,
      isWhole: initial.elsewhere !== 'coming' && !initial.hits.some((hit) => hit.awaitsExcerpt),
    },
  );
  const [slowKey, setSlowKey] = useState('');
  const isIdle = query.trim() === '';
  const isShown = answered?.key === key;
  const isAnswered = isShown && answered.isWhole;
  const hasFailed = isAnswered && answered.state.kind === 'index-error';

  // Who empties the field and types the same again means to ask again, above all after a failure.
  const [wasIdle, setWasIdle] = useState(isIdle);
  if (wasIdle !== isIdle) {
    setWasIdle(isIdle);
    if (isIdle) setAnswered(undefined);
  }

  useEffect(() => {
    if (isIdle || isAnswered) return undefined;
    let current = true;
    const timer = setTimeout(() => setSlowKey(key), SLOW_AFTER);
    const isRetry = attempt !== asked.current;
    asked.current = attempt;
    const showRows = (results: SearchResults): void => {
      if (!current) return;
      setAnswered((before) => {
        const state = {...withKnownElsewhere(withSpelling(results), before, place), query};
        return {key, place, state, isWhole: false};
      });
    };
    void ask({query, baseUrl, context, limit, excerptLength}, asker, isRetry, showRows).then(
      (answer) => {
        if (!current || answer.kind === 'cancelled') return;
        setAnswered({
          key,
          place,
          state: answer.kind === 'results' ? {...withSpelling(answer), query} : answer,
          isWhole: true,
        });
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [
    asker,
    key,
    place,
    isIdle,
    isAnswered,
    query,
    baseUrl,
    context,
    limit,
    excerptLength,
    attempt,
  ]);

  const count =
    isAnswered && answered.state.kind === 'results' ? totalOf(answered.state) : undefined;
  useEffect(() => {
    if (count === undefined || announced.current === place) return undefined;
    const timer = setTimeout(() => {
      announced.current = place;
      if (process.env.NODE_ENV === 'development' && count === 0) {
        addMissedSearch(missedSearchesStorage(), query);
      }
      announceSearch({type: 'results', query, context, count});
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [count, place, query, context]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  if (isIdle) return {state: {kind: 'idle'}, retry};
  if (isShown) return {state: answered.state, retry};
  const previous = answered?.state.kind === 'results' ? answered.state : undefined;
  return {state: {kind: 'loading', slow: slowKey === key, ...(previous && {previous})}, retry};
}
