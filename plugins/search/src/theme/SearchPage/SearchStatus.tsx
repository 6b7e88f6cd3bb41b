import {translate} from '@docusaurus/Translate';
import SearchIndexNotice from '@theme/SearchIndexNotice';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {shownResults} from '../../browser/hooks/hitGroups';
import {type PluralText, usePluralText} from '../../browser/hooks/usePluralText';
import {totalOf} from '../../browser/hooks/countHits';
import {useSettledText} from '../../browser/hooks/useSettledText';
import type {SearchState} from '../../browser/hooks/useSearch';
import type {SearchResults} from '../../browser/worker/searchAnswer';
import styles from './styles.module.css';

const COUNT = '{count} result|{count} results';
const RESULTS = '{count} result in {milliseconds} ms|{count} results in {milliseconds} ms';

export interface Props {
  query: string;
  state: SearchState;
  onRetry: () => void;
}

/** How many results there are, as text: of some queries, not all are counted. */
const shownCount = (found: SearchResults): number | string =>
  found.hasMore && found.hits.length > 0 ? `${found.hits.length}+` : totalOf(found);

/** What screen readers are told of results; undefined while they are on their way. */
function announcement(state: SearchState, pluralText: PluralText): string | undefined {
  if (state.kind !== 'results') return state.kind === 'loading' ? undefined : '';
  if (state.elsewhere === 'coming') return undefined;
  const forms = translate({
    id: 'search.page.said',
    message: COUNT,
    description: 'Read out to screen readers; plural forms are separated by bars',
  });
  return pluralText(totalOf(state), forms, COUNT, {count: shownCount(state)});
}

function countOf(found: SearchResults, pluralText: PluralText): string {
  const forms = translate({
    id: 'search.page.count',
    message: RESULTS,
    description: 'Plural forms are separated by bars',
  });
  return pluralText(totalOf(found), forms, RESULTS, {
    count: shownCount(found),
    milliseconds: Math.max(1, Math.round(found.milliseconds)),
  });
}

/** How the search stands: what was found, or that it is under way. */
export default function SearchStatus({query, state, onRetry}: Props): ReactNode {
  const pluralText = usePluralText();
  const said = useSettledText(announcement(state, pluralText), query);
  const found = shownResults(state);
  const isSlow = state.kind === 'loading' && state.slow;
  // With each letter, what is said would else go and come back.
  const isLoading = isSlow || (state.kind === 'loading' && !found);
  // The alert says why.
  const isWrong = found?.error !== undefined && totalOf(found) === 0;
  return (
    <div className={styles.standing}>
      {/* With each letter it says another time: what is read out is said apart. */}
      <p
        role="status"
        aria-live="off"
        dir="auto"
        className={clsx(styles.status, isWrong && styles.silent)}
      >
        {isLoading && translate({id: 'search.loading', message: 'Loading…'})}
        {found && !isLoading && !isWrong && countOf(found, pluralText)}
        {found?.cutTo !== undefined &&
          ` ${translate(
            {id: 'search.cut', message: 'Only the first {count} characters were searched.'},
            {count: found.cutTo},
          )}`}
      </p>
      <p aria-live="polite" className={styles.said}>
        {isWrong ? '' : said}
      </p>
      {isSlow && found && (
        <div className={styles.late}>
          <SearchIndexNotice error="slow" onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}
