import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {type PluralText, usePluralText} from '../../browser/hooks/usePluralText';
import {useSettledText} from '../../browser/hooks/useSettledText';
import type {SearchState} from '../../browser/hooks/useSearch';
import styles from './styles.module.css';

const SUGGESTIONS = '{count} suggestion|{count} suggestions';

/** What to say of the suggestions; undefined while others are on their way. */
function announcement(
  state: SearchState,
  count: number,
  pluralText: PluralText,
): string | undefined {
  if (state.kind === 'loading') return state.previous ? undefined : '';
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

/** Reads out that the first suggestions are on their way, and how many there are once typing pauses. */
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
  const settled = useSettledText(announcement(state, count, usePluralText()), query);
  // Said at once, and once: it stays while the reader types on.
  const isFirst = state.kind === 'loading' && !state.previous;
  const text = isFirst ? translate({id: 'search.loading', message: 'Loading…'}) : settled;
  return (
    <div role="status" className={styles.status}>
      {shown ? text : ''}
    </div>
  );
}
