import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import SearchResults from '@theme/SearchResults';
import {type ReactNode, useId} from 'react';
import {searchAddress} from '../../browser/hooks/searchAddress';
import {useSearchSettings} from '../../browser/hooks/useSearchSettings';
import type {ContextHits, SearchResults as Results} from '../../browser/worker/searchAnswer';
import styles from '../SearchPage/styles.module.css';

export interface Props {
  found: Results;
  query: string;
  /** Called when the reader follows a hit. */
  onChoose: (address: string, position: number) => void;
}

/** Hits that are shown of one place; a link leads to the others. */
const FEW = 5;

function Place({
  place: {context, hits, total},
  query,
  onChoose,
}: {
  place: ContextHits;
} & Omit<Props, 'found'>): ReactNode {
  const {contexts, searchPath} = useSearchSettings();
  const id = useId();
  const label = contexts.find(({key}) => key === context)?.label ?? context;
  return (
    <section aria-labelledby={id} className={styles.elsewhere}>
      <h2 id={id}>{label}</h2>
      <SearchResults hits={hits.slice(0, FEW)} level="h3" onChoose={onChoose} />
      {total > FEW && (
        <p dir="auto">
          <Link to={searchAddress(searchPath, {query, context})}>
            {translate(
              {id: 'search.allWithin', message: 'See all results within "{context}"'},
              {context: label},
            )}
          </Link>
        </p>
      )}
    </section>
  );
}

/** What was found elsewhere, in a group for each place, below the pages of the site. */
export default function SearchElsewhere({found: {elsewhere}, ...rest}: Props): ReactNode {
  if (elsewhere === undefined || elsewhere === 'coming') return null;
  return elsewhere
    .filter(({hits}) => hits.length > 0)
    .map((place) => <Place key={place.context} place={place} {...rest} />);
}
