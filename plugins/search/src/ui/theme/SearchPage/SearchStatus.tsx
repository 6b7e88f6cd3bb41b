import {translate} from '@docusaurus/Translate';
import SearchIndexNotice from '@theme/SearchIndexNotice';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {shownResults} from '../../hooks/hitGroups';
import {type PluralText, usePluralText} from '../../hooks/usePluralText';
import type {SearchState} from '../../hooks/useSearch';
import type {SearchResults} from '../../worker/searchAnswer';
import styles from './styles.module.css';

const RESULTS = '{count} result in {milliseconds} ms|{count} results in {milliseconds} ms';

export interface Props {
  state: SearchState;
  onRetry: () => void;
}

function countOf(found: SearchResults, pluralText: PluralText): string {
  const forms = translate({
    id: 'search.page.count',
    message: RESULTS,
    description: 'Plural forms are separated by bars',
  });
  const {total, hits, hasMore, milliseconds} = found;
  return pluralText(total, forms, RESULTS, {
    count: hasMore && hits.length > 0 ? `${hits.length}+` : total,
    milliseconds: Math.max(1, Math.round(milliseconds)),
  });
}

/** How the search stands: what was found, or that it is under way. */
export default function SearchStatus({state, onRetry}: Props): ReactNode {
  const pluralText = usePluralText();
  const found = shownResults(state);
  const isSlow = state.kind === 'loading' && state.slow;
  // With each letter, what is said would else go and come back.
  const isLoading = isSlow || (state.kind === 'loading' && !found);
  // The alert says why.
  const isWrong = found?.error !== undefined && found.hits.length === 0;
  return (
    <div className={styles.standing}>
      <p role="status" dir="auto" className={clsx(styles.status, isWrong && styles.silent)}>
        {isLoading && translate({id: 'search.loading', message: 'Loading…'})}
        {found && !isLoading && !isWrong && countOf(found, pluralText)}
        {found?.cutTo !== undefined &&
          ` ${translate(
            {id: 'search.cut', message: 'Only the first {count} characters were searched.'},
            {count: found.cutTo},
          )}`}
      </p>
      {isSlow && found && (
        <div className={styles.late}>
          <SearchIndexNotice error="slow" onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}
