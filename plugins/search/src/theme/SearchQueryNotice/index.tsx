import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {QueryError} from '../../worker/searchAnswer';
import styles from '../SearchNotice/styles.module.css';

const WIDEST_UNDERLINE = 2000;

/** Shows the query with the offending part underlined, lunr's message, and the plain-text way out. */
export default function SearchQueryNotice({
  error,
  query,
  onPlain,
}: {
  error: QueryError;
  query: string;
  onPlain: () => void;
}): ReactNode {
  const {start} = error;
  const end = Math.min(Math.max(error.end, start + 1), start + WIDEST_UNDERLINE);
  return (
    <div role="alert" className={styles.notice}>
      <p dir="auto" className={styles.query}>
        {query.slice(0, start)}
        <span className={styles.fault}>{query.slice(start, end) || '\u00a0'}</span>
        {query.slice(end)}
      </p>
      <p dir="auto">{error.message}</p>
      <button type="button" className={styles.action} onClick={onPlain}>
        <Translate id="search.plain">Search for these words as plain text</Translate>
      </button>
    </div>
  );
}
