import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Snapshot} from '../../browser/session';
import {useAnnouncement} from '../hooks/useAnnouncement';
import {type PluralText, usePluralText} from '../hooks/usePluralText';
import styles from './styles.module.css';

const SUGGESTIONS = '{count} suggestion|{count} suggestions';

function announcement(
  {status, found, isSettled}: Snapshot,
  count: number,
  pluralText: PluralText,
): string | undefined {
  if (status === 'idle' || status === 'failed') return '';
  // Announced immediately and only once: the text stays while the reader types.
  if (found === undefined) return translate({id: 'search.loading', message: 'Loading…'});
  if (!isSettled) return undefined;
  if (count === 0 && found.pages.error) return '';
  if (count === 0) return translate({id: 'search.empty', message: 'No results'});
  const forms = translate({
    id: 'search.status',
    message: SUGGESTIONS,
    description: 'Read out to screen readers; plural forms are separated by bars',
  });
  return pluralText(count, forms, SUGGESTIONS, {count});
}

/** Tells screen readers that the first suggestions are loading, and how many there are once the reader stops typing. */
export default function Status({
  snapshot,
  count,
  shown,
}: {
  snapshot: Snapshot;
  count: number;
  shown: boolean;
}): ReactNode {
  const text = useAnnouncement(announcement(snapshot, count, usePluralText()));
  return (
    <div role="status" className={styles.status}>
      {shown ? text : ''}
    </div>
  );
}
