import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {type PluralText, usePluralText} from '../../hooks/usePluralText';
import type {SearchState} from '../../hooks/useSearch';
import styles from './styles.module.css';

const SUGGESTIONS = '{count} suggestion|{count} suggestions';

function announcement(state: SearchState, pluralText: PluralText): string {
  if (state.kind === 'loading') {
    return state.previous ? '' : translate({id: 'search.loading', message: 'Loading…'});
  }
  if (state.kind !== 'results') return '';
  const count = state.hits.length;
  if (count === 0 && state.error) return '';
  if (count === 0) return translate({id: 'search.empty', message: 'No results'});
  const forms = translate({
    id: 'search.status',
    message: SUGGESTIONS,
    description: 'Read out to screen readers; plural forms are separated by bars',
  });
  return pluralText(count, forms, SUGGESTIONS, {count});
}

/** Reads out how many suggestions there are, or that they are on their way. */
export default function SuggestionsStatus({
  state,
  shown,
}: {
  state: SearchState;
  /** Whether the reader is to see the suggestions. */
  shown: boolean;
}): ReactNode {
  const pluralText = usePluralText();
  return (
    <div role="status" className={styles.status}>
      {shown ? announcement(state, pluralText) : ''}
    </div>
  );
}
