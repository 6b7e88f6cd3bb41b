import Translate from '@docusaurus/Translate';
import SearchDidYouMean from '@theme/SearchDidYouMean';
import type {ReactNode} from 'react';
import {fewerWords} from '../../client/results/fewerWords';
import {phrasesAsWords} from '../../client/results/phrasesAsWords';
import styles from './styles.module.css';

/** What helps when nothing is found. */
export default function SearchNotice({
  query,
  suggestion,
  onQuery,
  onEverything,
}: {
  query: string;
  suggestion?: string | undefined;
  onQuery: (query: string) => void;
  /** Offered where only a part of the site was searched. */
  onEverything?: () => void;
}): ReactNode {
  const words = fewerWords(query);
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
      {words.length === 0 && suggestion === undefined && (
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
