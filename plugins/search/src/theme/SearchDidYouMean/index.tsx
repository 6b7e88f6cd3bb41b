import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from '../SearchNotice/styles.module.css';

/** Offers the query with its misspelt words corrected, where any are. */
export default function SearchDidYouMean({
  suggestion,
  onQuery,
}: {
  suggestion: string | undefined;
  onQuery: (query: string) => void;
}): ReactNode {
  if (suggestion === undefined) return null;
  return (
    <p dir="auto" className={styles.meant}>
      <Translate id="search.didYouMean">Did you mean</Translate>{' '}
      <button type="button" className={styles.action} onClick={() => onQuery(suggestion)}>
        <bdi>{suggestion}</bdi>
      </button>
    </p>
  );
}
