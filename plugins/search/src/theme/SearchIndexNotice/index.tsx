import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {IndexError, IndexFailure} from '../../browser/worker/searchAnswer';
import styles from '../SearchNotice/styles.module.css';

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
    case 'unsupported':
      return translate({
        id: 'search.failure.unsupported',
        message: 'The search needs a browser from 2023 or later, with DecompressionStream.',
      });
    case 'fault':
      return translate({
        id: 'search.failure.fault',
        message: "The search stopped with an error. The browser's console says more.",
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
export default function SearchIndexNotice({
  error,
  onRetry,
}: {
  error: IndexError | 'slow';
  onRetry: () => void;
}): ReactNode {
  return (
    <div role={error === 'slow' ? undefined : 'alert'} className={styles.notice}>
      <p dir="auto">
        {error === 'slow'
          ? translate({id: 'search.slow', message: 'The search index is still loading…'})
          : reasonOf(error.failure)}
      </p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}
