import {translate} from '@docusaurus/Translate';
import SearchNotice from '@theme/SearchNotice';
import SearchOption from '@theme/SearchOption';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import type {SearchHit} from '../../browser/Answer';
import {isMiddleClick, isPlainClick} from '../../browser/events';
import {countsOf, type HitGroup, hitAddress} from '../../browser/hits';
import type {Snapshot} from '../../browser/session';
import {textDirection} from '../../browser/textDirection';
import {plainLink} from '../../browser/hashRouter';
import type {RecentSearches} from '../hooks/useRecentSearches';
import type {SearchScope} from '../hooks/useSearchScope';
import {useTrail} from '../hooks/useTrail';
import DidYouMean from '../SearchNotice/DidYouMean';
import FurtherSearches from './FurtherSearches';
import {useHeldHeight, usePopupPlace} from './popupLayout';
import ResultLinks from './ResultLinks';
import SiteGroups from './SiteGroups';
import Status from './Status';
import styles from './styles.module.css';
import type {Combobox} from './useCombobox';

/** An item that the arrow keys reach: a hit or a recent search. */
export type Suggestion = {kind: 'hit'; hit: SearchHit} | {kind: 'recent'; query: string};

export interface Props {
  combobox: Pick<Combobox, 'list' | 'optionProps' | 'active'>;
  shown: boolean;
  query: string;
  snapshot: Snapshot;
  groups: HitGroup[];
  recent: RecentSearches;
  scope: SearchScope;
  onChoose: (suggestion: Suggestion) => void;
  onOpenApart: (hit: SearchHit) => void;
  onLeave: (address: string) => void;
  onQuery: (query: string) => void;
  onRetry: () => void;
  onReload: () => void;
}

function PageTrail({group}: {group: HitGroup}): ReactNode {
  const trail = [...useTrail()(group), group.title].join(' › ');
  return (
    <div dir={textDirection(trail)} aria-hidden="true" className={styles.page}>
      {trail}
    </div>
  );
}

export default function Popup(props: Props): ReactNode {
  const {combobox, shown, query, snapshot, groups, recent, scope, onRetry, onReload} = props;
  const {status, found, failure} = snapshot;
  const popup = usePopupPlace(shown);
  const isEmpty = query.trim() === '';
  const showsRecent = isEmpty && recent.list.length > 0;
  const isAnswered = status === 'partial' || status === 'complete';
  const isLoading = status === 'typing' || status === 'slow';
  const error = found?.pages.error;
  const recentLabel = translate({id: 'search.recent', message: 'Recent searches'});
  const hits = groups.flatMap((group) => group.hits);
  const count = isEmpty ? recent.list.length : hits.length;

  // Show links below the rows only when no more rows will move them away from under the pointer.
  const isFirst = isLoading && found === undefined;
  const isComing = found?.names === 'pending';
  const list = useHeldHeight(isComing);
  const [wasWhole, setWasWhole] = useState(false);
  if (found && !isComing && !wasWhole) setWasWhole(true);
  const standsStill = !isFirst && (wasWhole || !isComing);
  const showsLinks = shown && !isEmpty && standsStill && !(isAnswered && count === 0);

  const optionProps = (index: number) => {
    const active = index === combobox.active;
    return {
      ...combobox.optionProps(index),
      'aria-selected': active,
      // By default, browsers count within the group of a page.
      'aria-posinset': index + 1,
      'aria-setsize': count,
      className: clsx(styles.option, active && styles.active),
    };
  };

  return (
    <>
      <div ref={popup} className={styles.popup} hidden={!shown}>
        {shown && error && (
          <SearchNotice kind="malformed" error={error} query={found.input.query} />
        )}
        {shown && found?.pages.notices && (
          <SearchNotice kind="remarks" notices={found.pages.notices} query={found.input.query} />
        )}
        <div
          {...combobox.list}
          ref={list}
          aria-label={translate({id: 'search.suggestions', message: 'Suggestions'})}
          className={styles.list}
          hidden={count === 0}
          // Browsers would otherwise make the scrolling list a tab stop.
          tabIndex={-1}
        >
          {showsRecent && (
            <div role="group" aria-label={recentLabel} className={styles.group}>
              <div aria-hidden="true" className={styles.page}>
                {recentLabel}
              </div>
              {recent.list.map((entry, index) => (
                <div
                  key={entry}
                  {...optionProps(index)}
                  onClick={() => props.onChoose({kind: 'recent', query: entry})}
                >
                  <bdi>{entry}</bdi>
                </div>
              ))}
            </div>
          )}
          {!isEmpty &&
            groups.map((group) => (
              <div key={group.url} role="group" aria-label={group.title} className={styles.group}>
                <PageTrail group={group} />
                {group.hits.map((hit) => (
                  <a
                    key={hitAddress(hit)}
                    {...optionProps(hits.indexOf(hit))}
                    href={plainLink(hitAddress(hit))}
                    tabIndex={-1}
                    onClick={(event) => {
                      if (!isPlainClick(event)) {
                        props.onOpenApart(hit);
                        return;
                      }
                      event.preventDefault();
                      props.onChoose({kind: 'hit', hit});
                    }}
                    onAuxClick={(event) => {
                      if (isMiddleClick(event)) props.onOpenApart(hit);
                    }}
                  >
                    <SearchOption hit={hit} />
                  </a>
                ))}
              </div>
            ))}
        </div>
        {shown && status === 'typing' && isFirst && (
          <p dir="auto" className={styles.loading}>
            {translate({id: 'search.loading', message: 'Loading…'})}
          </p>
        )}
        {shown && status === 'slow' && (
          <SearchNotice kind="slow" onRetry={onRetry} onReload={onReload} />
        )}
        {shown && failure && (
          <SearchNotice kind="failed" failure={failure} onRetry={onRetry} onReload={onReload} />
        )}
        {shown && isAnswered && found && count === 0 && !error && (
          <SearchNotice
            kind="empty"
            found={found}
            version={scope.version}
            onQuery={props.onQuery}
            onLeave={props.onLeave}
          />
        )}
        {shown && isAnswered && found && count > 0 && (
          <div className={styles.meant}>
            <DidYouMean answer={found.pages} onQuery={props.onQuery} />
          </div>
        )}
        {showsRecent && (
          <button type="button" className={styles.clear} onClick={recent.clear}>
            {translate({id: 'search.recent.clear', message: 'Clear recent searches'})}
          </button>
        )}
        {showsLinks && (
          <ResultLinks
            query={query}
            {...(scope.context && {context: scope.context})}
            version={scope.version}
            counts={found && countsOf(found)}
            onLeave={props.onLeave}
          />
        )}
        {shown && !isEmpty && standsStill && <FurtherSearches query={query} />}
        {process.env.SEARCH_OTHER_SITES && shown && !isEmpty && found && (
          <SiteGroups found={found} />
        )}
      </div>
      <Status snapshot={snapshot} count={count} shown={shown} />
    </>
  );
}
