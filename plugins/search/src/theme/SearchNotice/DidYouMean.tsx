import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Answer} from '../../browser/Answer';
import {spelledAsFound} from '../../browser/otherQueries';
import styles from './styles.module.css';

/** Offers the query with its misspelled words corrected, spelled as in the hits. */
export default function DidYouMean({
  answer: {suggestion, hits},
  onQuery,
}: {
  answer: Answer;
  onQuery: (query: string) => void;
}): ReactNode {
  if (suggestion === undefined) return null;
  const language = document.documentElement.lang || undefined;
  const query = spelledAsFound(suggestion, hits, language);
  return (
    <p dir="auto" className={styles.meant}>
      <Translate id="search.didYouMean">Did you mean</Translate>{' '}
      <button type="button" className={styles.action} onClick={() => onQuery(query)}>
        <bdi>{query}</bdi>
      </button>
    </p>
  );
}
