import Translate from '@docusaurus/Translate';
import SearchDidYouMean from '@theme/SearchDidYouMean';
import type {ReactNode} from 'react';
import {fewerWords, phrasesAsWords} from '../../hooks/otherQueries';
import type {SearchResults} from '../../worker/searchAnswer';
import styles from './styles.module.css';

/** What helps when nothing is found. */
export default function SearchNotice({
  query,
  found,
  onQuery,
  onEverything,
}: {
  query: string;
  /** What the search says of it that found nothing. */
  found: Pick<SearchResults, 'suggestion' | 'isCommon'>;
  onQuery: (query: string) => void;
  /** Offered where only a part of the site was searched. */
  onEverything?: () => void;
}): ReactNode {
  const {suggestion, isCommon} = found;
  // Fewer of them are as common.
  const words = isCommon ? [] : fewerWords(query);
  const phrase = `"${query.trim()}"`;
  const unquoted = phrasesAsWords(query);
  return (
    <div className={styles.notice}>
      <p dir="auto" className={styles.empty}>
        <Translate id="search.empty">No results</Translate>
      </p>
      <SearchDidYouMean suggestion={suggestion} onQuery={onQuery} />
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
            Words as common as these are looked for in headings alone, unless they are a phrase:
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
          <Translate id="search.otherWord">Try a shorter word, or another one for it.</Translate>
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
