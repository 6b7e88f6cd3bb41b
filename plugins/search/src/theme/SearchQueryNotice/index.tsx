import type {ReactNode} from 'react';
import type {QueryError} from '../../worker/searchAnswer';
import {queryErrorText} from './queryErrorText';
import styles from '../SearchNotice/styles.module.css';

const WIDEST_UNDERLINE = 2000;

/** Shows the query with the offending part underlined, and says what is wrong with it. */
export default function SearchQueryNotice({
  error,
  query,
}: {
  error: QueryError;
  query: string;
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
      <p dir="auto">{queryErrorText(error.message)}</p>
    </div>
  );
}
