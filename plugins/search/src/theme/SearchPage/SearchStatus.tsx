import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {type PluralText, usePluralText} from '../../client/usePluralText';
import type {SearchState} from '../../client/useSearch';
import type {SearchResults} from '../../worker/searchAnswer';
import styles from './styles.module.css';

const RESULTS = '{count} result in {milliseconds} ms|{count} results in {milliseconds} ms';

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
export default function SearchStatus({state}: {state: SearchState}): ReactNode {
  const pluralText = usePluralText();
  const results = state.kind === 'loading' ? state.previous : state;
  const found = results?.kind === 'results' ? results : undefined;
  return (
    <p
      role="status"
      dir="auto"
      className={clsx(styles.status, state.kind === 'query-error' && styles.silent)}
    >
      {state.kind === 'results' && countOf(state, pluralText)}
      {/* Else screen readers would say so with each letter. */}
      {state.kind === 'loading' &&
        (state.slow || !state.previous) &&
        translate({id: 'search.loading', message: 'Loading…'})}
      {found?.cutTo !== undefined &&
        ` ${translate(
          {id: 'search.cut', message: 'Only the first {count} characters were searched.'},
          {count: found.cutTo},
        )}`}
    </p>
  );
}
