import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import SearchDidYouMean from '@theme/SearchDidYouMean';
import type {MouseEvent, ReactNode} from 'react';
import {isPlainClick} from '../../browser/hooks/events';
import {fewerWords, phrasesAsWords} from '../../browser/hooks/otherQueries';
import {type SearchedPlace, useOtherPlaces} from '../../browser/hooks/useOtherPlaces';
import type {SearchResults} from '../../browser/worker/searchAnswer';
import styles from './styles.module.css';

/** What helps when nothing is found. */
export default function SearchNotice({
  query,
  found,
  place,
  onQuery,
  onEverything,
  onLeave,
}: {
  query: string;
  /** What the search says of it that found nothing. */
  found: Pick<SearchResults, 'suggestion' | 'isCommon'>;
  /** Where nothing was found. */
  place: SearchedPlace;
  onQuery: (query: string) => void;
  /** Leads to another page of the site, where a plain link does not do. */
  onLeave?: (address: string) => void;
  /** Offered where only a part of the site was searched. */
  onEverything?: () => void;
}): ReactNode {
  const {suggestion, isCommon} = found;
  // Fewer of them are as common.
  const words = isCommon ? [] : fewerWords(query);
  const phrase = `"${query.trim()}"`;
  const unquoted = phrasesAsWords(query);
  const others = useOtherPlaces(query, place);
  return (
    <div className={styles.notice}>
      <p dir="auto" className={styles.empty}>
        <Translate id="search.empty">No results</Translate>
      </p>
      <SearchDidYouMean suggestion={suggestion} onQuery={onQuery} />
      {others.map(({label, count, address}) => (
        <p key={address} dir="auto">
          <Link
            to={address}
            onClick={(event: MouseEvent) => {
              if (!onLeave || !isPlainClick(event)) return;
              event.preventDefault();
              onLeave(address);
            }}
          >
            {translate(
              {id: 'search.foundIn', message: 'Found in {place}: {count}'},
              {place: label, count},
            )}
          </Link>
        </p>
      ))}
      {unquoted !== undefined && (
        <p dir="auto">
          <Translate id="search.withoutPhrases">Without quotation marks:</Translate>{' '}
          <button type="button" className={styles.action} onClick={() => onQuery(unquoted)}>
            <bdi>{unquoted}</bdi>
          </button>
        </p>
      )}
      {isCommon && (
        <p dir="auto">
          <Translate id="search.common">
            Words this common are only looked for in headings, unless they are in a phrase:
          </Translate>{' '}
          <button type="button" className={styles.action} onClick={() => onQuery(phrase)}>
            <bdi>{phrase}</bdi>
          </button>
        </p>
      )}
      {words.length > 0 && (
        <p dir="auto">
          <Translate id="search.fewerWords">Try fewer words:</Translate>{' '}
          {words.map((word) => (
            <button
              key={word}
              type="button"
              className={styles.action}
              onClick={() => onQuery(word)}
            >
              <bdi>{word}</bdi>
            </button>
          ))}
        </p>
      )}
      {words.length === 0 && suggestion === undefined && !isCommon && (
        <p dir="auto">
          <Translate id="search.otherWord">Try a shorter word or a synonym.</Translate>
        </p>
      )}
      {onEverything && (
        <button type="button" className={styles.action} onClick={onEverything}>
          <Translate id="search.everything">Search everything</Translate>
        </button>
      )}
    </div>
  );
}
