import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {type PluralText, usePluralText} from '../../hooks/usePluralText';
import {useSettledText} from '../../hooks/useSettledText';
import type {SearchState} from '../../hooks/useSearch';
import styles from './styles.module.css';

const SUGGESTIONS = '{count} suggestion|{count} suggestions';

/** What to say of the suggestions; undefined while others are on their way. */
function announcement(
  state: SearchState,
  count: number,
  pluralText: PluralText,
): string | undefined {
  if (state.kind === 'loading')
    return state.previous ? undefined : translate({id: 'search.loading', message: 'Loading…'});
  if (state.kind !== 'results') return '';
  if (state.elsewhere === 'coming') return undefined;
  if (count === 0 && state.error) return '';
  if (count === 0) return translate({id: 'search.empty', message: 'No results'});
  const forms = translate({
    id: 'search.status',
    message: SUGGESTIONS,
    description: 'Read out to screen readers; plural forms are separated by bars',
  });
  return pluralText(count, forms, SUGGESTIONS, {count});
}

/** Reads out how many suggestions there are, or that they are on their way, once typing pauses. */
export default function SuggestionsStatus({
  state,
  query,
  count,
  shown,
}: {
  state: SearchState;
  query: string;
  /** Number of suggestions. */
  count: number;
  /** Whether the reader is to see the suggestions. */
  shown: boolean;
}): ReactNode {
  const text = useSettledText(announcement(state, count, usePluralText()), query);
  return (
    <div role="status" className={styles.status}>
      {shown ? text : ''}
    </div>
  );
}
