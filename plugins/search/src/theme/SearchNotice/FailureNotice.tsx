import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Failure, FailureReason} from '../../browser/Answer';
import styles from './styles.module.css';

export interface Props {
  /** Reason why the index cannot be used; undefined while it is still loading. */
  failure?: Failure | undefined;
  onRetry: () => void;
  onReload: () => void;
}

function reasonOf(failure: FailureReason): string {
  switch (failure) {
    case 'offline':
      return translate({
        id: 'search.failure.offline',
        message: 'The search index cannot be reached. Are you offline?',
      });
    case 'gone':
      return translate({
        id: 'search.failure.gone',
        message: 'This page can no longer load its search index. Reload the page.',
      });
    case 'server':
      return translate({
        id: 'search.failure.server',
        message: 'The server answered with an error instead of the search index.',
      });
    case 'damaged':
      return translate({
        id: 'search.failure.damaged',
        message: 'The search index is damaged.',
      });
    case 'timeout':
      return translate({
        id: 'search.failure.timeout',
        message: 'The search index took too long to load.',
      });
    case 'unsupported':
      return translate({
        id: 'search.failure.unsupported',
        message: 'The search needs a browser from 2023 or later, with DecompressionStream.',
      });
    case 'fault':
      return translate({
        id: 'search.failure.fault',
        message: "The search stopped with an error. See the browser's console for details.",
      });
  }
}

/** Message that the index is slow to load or cannot be used, with a button for the remedy. */
export default function FailureNotice({failure, onRetry, onReload}: Props): ReactNode {
  const isGone = failure?.failure === 'gone';
  return (
    <div role={failure && 'alert'} className={styles.notice}>
      <p dir="auto">
        {failure
          ? reasonOf(failure.failure)
          : translate({id: 'search.slow', message: 'The search index is still loading…'})}
      </p>
      <button type="button" className={styles.action} onClick={isGone ? onReload : onRetry}>
        {isGone
          ? translate({id: 'search.reload', message: 'Reload'})
          : translate({id: 'search.retry', message: 'Retry'})}
      </button>
    </div>
  );
}
