import {translate} from '@docusaurus/Translate';
import SearchHitText from '@theme/SearchHitText';
import SearchResults from '@theme/SearchResults';
import {type ReactNode, useId} from 'react';
import {hitAddress} from '../../browser/hooks/hitGroups';
import {textDirection} from '../../browser/hooks/textDirection';
import type {FoundOnSite, Site} from '../../browser/sites/searchSites';
import {useOtherSites} from '../../browser/sites/useOtherSites';
import pageStyles from '../SearchPage/styles.module.css';
import popupStyles from '../SearchSuggestions/styles.module.css';
import styles from './styles.module.css';

export interface Props {
  query: string;
  /** Where they stand: below the search box, or on the search page. */
  place: 'suggestions' | 'page';
  /** Called when the reader follows a hit. */
  onChoose?: (address: string, position: number) => void;
}

/** Hits of each site below the search box. */
const FEW = 3;

interface OfSite {
  site: Site;
  found: FoundOnSite;
}

function AllOfSite({site: {label}, found: {all}}: OfSite): ReactNode {
  return (
    <a dir="auto" href={all}>
      {translate(
        {id: 'search.allWithin', message: 'See all results within "{context}"'},
        {context: label},
      )}
    </a>
  );
}

function OnPage({site, found, onChoose}: OfSite & Pick<Props, 'onChoose'>): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={pageStyles.elsewhere}>
      <h2 id={id} dir="auto">
        {site.label}
      </h2>
      <SearchResults hits={found.hits} level="h3" onChoose={onChoose ?? (() => undefined)} />
      {found.total > found.hits.length && (
        <p>
          <AllOfSite site={site} found={found} />
        </p>
      )}
    </section>
  );
}

function InSuggestions({site, found}: OfSite): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.site}>
      <div id={id} dir="auto" className={popupStyles.page}>
        {site.label}
      </div>
      <ul className={styles.hits}>
        {found.hits.slice(0, FEW).map((hit, place) => (
          <li key={place}>
            <a href={hitAddress(hit)} dir={textDirection(hit.title)}>
              <SearchHitText text={hit.title} marks={hit.titleMarks} />
              {hit.section !== '' && (
                <>
                  {' › '}
                  <SearchHitText text={hit.section} marks={hit.sectionMarks} />
                </>
              )}
            </a>
            {hit.excerpt !== '' && (
              <div dir={textDirection(hit.excerpt)} className={styles.excerpt}>
                <SearchHitText text={hit.excerpt} marks={hit.marks} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {found.total > FEW && (
        <p className={popupStyles.links}>
          <AllOfSite site={site} found={found} />
        </p>
      )}
    </section>
  );
}

/** What other sites have, each below its own heading, behind what this site has. */
export default function SearchOtherSites({query, place, onChoose}: Props): ReactNode {
  return useOtherSites(query).map(({site, found}) => {
    if (found === 'failed')
      return (
        <p key={site.url} role="status" dir="auto" className={styles.failed}>
          {translate(
            {id: 'search.sites.failed', message: '{site} cannot be searched right now.'},
            {site: site.label},
          )}
        </p>
      );
    if (found.hits.length === 0) return null;
    return place === 'page' ? (
      <OnPage key={site.url} site={site} found={found} onChoose={onChoose} />
    ) : (
      <InSuggestions key={site.url} site={site} found={found} />
    );
  });
}
