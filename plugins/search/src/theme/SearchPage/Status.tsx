import {translate} from '@docusaurus/Translate';
import SearchNotice from '@theme/SearchNotice';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {totalOf} from '../../browser/hits';
import type {Found, Snapshot} from '../../browser/session';
import {useAnnouncement} from '../hooks/useAnnouncement';
import {type PluralText, usePluralText} from '../hooks/usePluralText';
import styles from './styles.module.css';

const COUNT = '{count} result|{count} results';
const RESULTS = '{count} result in {milliseconds} ms|{count} results in {milliseconds} ms';

export interface Props {
  snapshot: Snapshot;
  onRetry: () => void;
  onReload: () => void;
}

const shownCount = (found: Found): number | string =>
  found.pages.hasMore && found.pages.hits.length > 0
    ? `${found.pages.hits.length}+`
    : totalOf(found);

/** Whether the query is malformed and has no result; the alert says why. */
const isMalformed = (found: Found): boolean =>
  found.pages.error !== undefined && totalOf(found) === 0;

/** Text for screen readers; undefined while the reader types. */
function announcement(
  {status, found, isSettled}: Snapshot,
  pluralText: PluralText,
): string | undefined {
  if (status === 'idle' || status === 'failed') return '';
  if (found === undefined || !isSettled) return undefined;
  if (isMalformed(found)) return '';
  const forms = translate({
    id: 'search.page.said',
    message: COUNT,
    description: 'Read out to screen readers; plural forms are separated by bars',
  });
  return pluralText(totalOf(found), forms, COUNT, {count: shownCount(found)});
}

function countText(found: Found, pluralText: PluralText): string {
  const forms = translate({
    id: 'search.page.count',
    message: RESULTS,
    description: 'Plural forms are separated by bars',
  });
  return pluralText(totalOf(found), forms, RESULTS, {
    count: shownCount(found),
    milliseconds: Math.max(1, Math.round(found.pages.milliseconds)),
  });
}

function statusText({status, found}: Snapshot, pluralText: PluralText): string {
  const isLoading = status === 'slow' || (status === 'typing' && !found);
  const texts = [];
  if (isLoading) texts.push(translate({id: 'search.loading', message: 'Loading…'}));
  if (found && !isLoading && !isMalformed(found)) texts.push(countText(found, pluralText));
  if (found?.pages.cutTo !== undefined)
    texts.push(
      translate(
        {id: 'search.cut', message: 'Only the first {count} characters were searched.'},
        {count: found.pages.cutTo},
      ),
    );
  return texts.join(' ');
}

/** Number of results, or a message that the search is loading. */
export default function Status({snapshot, onRetry, onReload}: Props): ReactNode {
  const pluralText = usePluralText();
  const said = useAnnouncement(announcement(snapshot, pluralText));
  const {status, found} = snapshot;
  return (
    <div className={styles.standing}>
      {/* The time in this text changes with each letter, so screen readers get a separate text. */}
      <p
        role="status"
        aria-live="off"
        dir="auto"
        className={clsx(styles.status, found && isMalformed(found) && styles.silent)}
      >
        {statusText(snapshot, pluralText)}
      </p>
      <p aria-live="polite" className={styles.said}>
        {said}
      </p>
      {status === 'slow' && found && (
        <div className={styles.late}>
          <SearchNotice kind="slow" onRetry={onRetry} onReload={onReload} />
        </div>
      )}
    </div>
  );
}
