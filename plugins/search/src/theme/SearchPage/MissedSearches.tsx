import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';
import {
  type MissedSearch,
  readMissedSearches,
  missedSearchesStorage,
} from '../../browser/storedSearches';
import {SEARCH_EVENT} from '../../browser/events';

/** Lists the queries in this browser that found nothing. Only the development server shows it, for authors. */
export default function MissedSearches(): ReactNode {
  // Read after hydration, because the server has no storage.
  const [list, setList] = useState<MissedSearch[]>([]);
  useEffect(() => {
    const read = () => setList(readMissedSearches(missedSearchesStorage()));
    const frame = requestAnimationFrame(read);
    document.addEventListener(SEARCH_EVENT, read);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener(SEARCH_EVENT, read);
    };
  }, []);
  if (list.length === 0) return null;
  return (
    <details>
      <summary>
        <Translate id="search.missed">Your searches without results</Translate>
      </summary>
      <ol>
        {list.map(({query, count}) => (
          <li key={query}>
            <span>{query}</span>
            {count > 1 && (
              <span>
                {` ${translate({id: 'search.missed.count', message: '(searched {count} times)'}, {count})}`}
              </span>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => {
          missedSearchesStorage().del();
          setList([]);
        }}
      >
        <Translate id="search.missed.clear">Clear this list</Translate>
      </button>
    </details>
  );
}
