import Translate, {translate} from '@docusaurus/Translate';
import FurtherSearches from '@theme/FurtherSearches';
import SearchDidYouMean from '@theme/SearchDidYouMean';
import SearchIndexNotice from '@theme/SearchIndexNotice';
import SearchNotice from '@theme/SearchNotice';
import SearchQueryNotice from '@theme/SearchQueryNotice';
import SearchOption from '@theme/SearchOption';
import type {Suggestion} from '@theme/SearchCombobox';
import SuggestionLinks from '@theme/SuggestionLinks';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import {type HitGroup, hitAddress, shownResults, useTrail} from '../../browser/hooks/hitGroups';
import {textDirection} from '../../browser/hooks/textDirection';
import {isMiddleClick, isPlainClick} from '../../browser/hooks/events';
import type {Combobox} from '../../browser/hooks/useCombobox';
import {useHeldHeight, usePopupPlace} from '../../browser/hooks/popup';
import {countsOf} from '../../browser/hooks/countHits';
import type {RecentSearches} from '../../browser/hooks/searchHistory';
import type {SearchState} from '../../browser/hooks/useSearch';
import type {SearchScope} from '../../browser/hooks/useSearchScope';
import type {SearchHit} from '../../browser/worker/searchAnswer';
import OtherSites from '../../browser/sites/OtherSites';
import SuggestionsStatus from './SuggestionsStatus';
import styles from './styles.module.css';

export interface Props {
  combobox: Pick<Combobox, 'list' | 'optionProps' | 'active'>;
  /** Whether the reader is to see the popup. */
  shown: boolean;
  query: string;
  state: SearchState;
  groups: HitGroup[];
  recent: RecentSearches;
  scope: SearchScope;
  onChoose: (suggestion: Suggestion) => void;
  /** Called when a hit is opened in a tab or window of its own, which this page outlives. */
  onOpenApart: (hit: SearchHit) => void;
  /** Leads to another page of the site. */
  onLeave: (address: string) => void;
  onQuery: (query: string) => void;
  onRetry: () => void;
}

function PageTrail({group}: {group: HitGroup}): ReactNode {
  const trail = [...useTrail()(group), group.title].join(' › ');
  return (
    <div dir={textDirection(trail)} aria-hidden="true" className={styles.page}>
      {trail}
    </div>
  );
}

/** The popup below the search field. */
export default function SearchSuggestions(props: Props): ReactNode {
  const {combobox, shown, query, state, groups, recent, scope} = props;
  const popup = usePopupPlace(shown);
  const isEmpty = query.trim() === '';
  const showsRecent = isEmpty && recent.list.length > 0;
  const results = state.kind === 'results' ? state : undefined;
  const inView = shownResults(state);
  const error = inView?.error;
  const recentLabel = translate({id: 'search.recent', message: 'Recent searches'});
  const hits = groups.flatMap((group) => group.hits);
  const count = isEmpty ? recent.list.length : hits.length;

  // Below suggestions that are on their way, they would be moved from under the pointer.
  const isFirst = state.kind === 'loading' && !state.previous;
  const isComing = inView?.elsewhere === 'coming';
  const list = useHeldHeight(isComing);
  const [wasWhole, setWasWhole] = useState(false);
  if (inView && !isComing && !wasWhole) setWasWhole(true);
  const standsStill = !isFirst && (wasWhole || !isComing);
  const showsLinks = shown && !isEmpty && standsStill && !(results && count === 0);

  const optionProps = (index: number) => {
    const active = index === combobox.active;
    return {
      ...combobox.optionProps(index),
      'aria-selected': active,
      // Browsers count within the group of a page.
      'aria-posinset': index + 1,
      'aria-setsize': count,
      className: clsx(styles.option, active && styles.active),
    };
  };

  return (
    <>
      <div ref={popup} className={styles.popup} hidden={!shown}>
        {shown && error && <SearchQueryNotice error={error} query={query} />}
        <div
          {...combobox.list}
          ref={list}
          aria-label={translate({id: 'search.suggestions', message: 'Suggestions'})}
          className={styles.list}
          hidden={count === 0}
          // Else browsers put the scrolling list into the order of Tab.
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
                {group.hits.map((hit, place) => {
                  const suggestion: Suggestion = {kind: 'hit', hit};
                  return (
                    <a
                      // Sections may share an address; a row has no state that it could mix up.
                      key={place}
                      {...optionProps(hits.indexOf(hit))}
                      href={hitAddress(hit)}
                      tabIndex={-1}
                      onClick={(event) => {
                        if (!isPlainClick(event)) {
                          props.onOpenApart(hit);
                          return;
                        }
                        event.preventDefault();
                        props.onChoose(suggestion);
                      }}
                      onAuxClick={(event) => {
                        if (isMiddleClick(event)) props.onOpenApart(hit);
                      }}
                    >
                      <SearchOption hit={hit} />
                    </a>
                  );
                })}
              </div>
            ))}
        </div>
        {shown && !isEmpty && isFirst && !state.slow && (
          <p dir="auto" className={styles.loading}>
            <Translate id="search.loading">Loading…</Translate>
          </p>
        )}
        {shown && state.kind === 'loading' && state.slow && (
          <SearchIndexNotice error="slow" onRetry={props.onRetry} />
        )}
        {shown && state.kind === 'index-error' && (
          <SearchIndexNotice error={state} onRetry={props.onRetry} />
        )}
        {shown && results && count === 0 && !error && (
          <SearchNotice
            query={query}
            found={results}
            place={{baseUrl: scope.baseUrl, context: '', version: scope.version}}
            onQuery={props.onQuery}
            onLeave={props.onLeave}
          />
        )}
        {shown && results !== undefined && count > 0 && (
          <div className={styles.meant}>
            <SearchDidYouMean suggestion={results.suggestion} onQuery={props.onQuery} />
          </div>
        )}
        {showsRecent && (
          <button type="button" className={styles.clear} onClick={recent.clear}>
            <Translate id="search.recent.clear">Clear recent searches</Translate>
          </button>
        )}
        {showsLinks && (
          <SuggestionLinks
            query={query}
            context={scope.context}
            version={scope.version}
            counts={inView && countsOf(inView)}
            onLeave={props.onLeave}
          />
        )}
        {shown && !isEmpty && standsStill && <FurtherSearches query={query} />}
        {process.env.SEARCH_OTHER_SITES && shown && !isEmpty && (
          <OtherSites query={query} place="suggestions" />
        )}
      </div>
      <SuggestionsStatus state={state} query={query} count={count} shown={shown} />
    </>
  );
}
