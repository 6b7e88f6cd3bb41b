import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {fewerWords} from '../../client/fewerWords';
import {phrasesAsWords} from '../../client/phrasesAsWords';
import type {IndexError, IndexFailure, QueryError} from '../../worker/searchAnswer';
import styles from './styles.module.css';

const WIDEST_UNDERLINE = 2000;

function reasonOf(failure: IndexFailure): string {
  switch (failure) {
    case 'offline':
      return translate({
        id: 'search.failure.offline',
        message: 'The search index cannot be reached. Are you offline?',
      });
    case 'missing':
      return translate({
        id: 'search.failure.missing',
        message: 'The search index is not there. Perhaps a new version is being published.',
      });
    case 'server':
      return translate({
        id: 'search.failure.server',
        message: 'The server answered with an error instead of the search index.',
      });
    case 'not-an-index':
      return translate({
        id: 'search.failure.notAnIndex',
        message: 'The server sent a page instead of the search index.',
      });
    case 'damaged':
      return translate({
        id: 'search.failure.damaged',
        message: 'The search index arrived damaged.',
      });
    case 'timeout':
      return translate({
        id: 'search.failure.timeout',
        message: 'The search index took too long to arrive.',
      });
    case 'version':
      return translate({
        id: 'search.failure.version',
        message: 'The search index belongs to another version of this page. Reload the page.',
      });
    case 'fault':
      return translate({
        id: 'search.failure.fault',
        message: 'The search stopped with an error. The console of the browser says more.',
      });
  }
}

function RetryButton({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <button type="button" className={styles.action} onClick={onRetry}>
      <Translate id="search.retry">Retry</Translate>
    </button>
  );
}

/** Says that the index is slow to come, or why it cannot be used, with a way to try again. */
export function IndexNotice({
  error,
  onRetry,
}: {
  error: IndexError | 'slow';
  onRetry: () => void;
}): ReactNode {
  return (
    <div role={error === 'slow' ? undefined : 'alert'} className={styles.notice}>
      <p>
        {error === 'slow'
          ? translate({id: 'search.slow', message: 'The search index is still loading…'})
          : reasonOf(error.failure)}
      </p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}

/** Shows the query with the offending part underlined, lunr's message, and the plain-text way out. */
export function QueryNotice({
  error,
  query,
  onPlain,
}: {
  error: QueryError;
  query: string;
  onPlain: () => void;
}): ReactNode {
  const start = Math.min(error.start, query.length);
  const end = Math.min(Math.max(error.end, start + 1), start + WIDEST_UNDERLINE);
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.query}>
        {query.slice(0, start)}
        <span className={styles.fault}>{query.slice(start, end) || '\u00a0'}</span>
        {query.slice(end)}
      </p>
      <p>{error.message}</p>
      <button type="button" className={styles.action} onClick={onPlain}>
        <Translate id="search.plain">Search for these words as plain text</Translate>
      </button>
    </div>
  );
}

/** Offers the query with its misspelt words corrected, where any are. */
export function DidYouMean({
  suggestion,
  onQuery,
}: {
  suggestion: string | undefined;
  onQuery: (query: string) => void;
}): ReactNode {
  if (suggestion === undefined) return null;
  return (
    <p className={styles.meant}>
      <Translate id="search.didYouMean">Did you mean</Translate>{' '}
      <button type="button" className={styles.action} onClick={() => onQuery(suggestion)}>
        {suggestion}
      </button>
    </p>
  );
}

/** What helps when nothing is found. */
export default function EmptyNotice({
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
      <p className={styles.empty}>
        <Translate id="search.empty">No results</Translate>
      </p>
      <DidYouMean suggestion={suggestion} onQuery={onQuery} />
      {unquoted !== undefined && (
        <p>
          <Translate id="search.withoutPhrases">Without quotation marks:</Translate>{' '}
          <button type="button" className={styles.action} onClick={() => onQuery(unquoted)}>
            {unquoted}
          </button>
        </p>
      )}
      {words.length > 0 && (
        <p>
          <Translate id="search.fewerWords">Try fewer words:</Translate>{' '}
          {words.map((word) => (
            <button
              key={word}
              type="button"
              className={styles.action}
              onClick={() => onQuery(word)}
            >
              {word}
            </button>
          ))}
        </p>
      )}
      {words.length === 0 && suggestion === undefined && (
        <p>
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
