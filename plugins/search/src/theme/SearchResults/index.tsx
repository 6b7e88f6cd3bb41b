import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode, Ref} from 'react';
import {namesIn} from '../../browser/hits';
import {searchAddress} from '../../browser/searchAddress';
import type {Found} from '../../browser/session';
import {useSearchSettings} from '../hooks/useSearchSettings';
import AllOfSite from './AllOfSite';
import Articles from './Articles';
import Group from './Group';
import SiteFailure from './SiteFailure';

export interface Props {
  found: Found;
  pagesRef?: Ref<HTMLElement>;
  children?: ReactNode;
  onChoose: (address: string, position: number) => void;
}

/** Maximum number of hits of API documents. A link shows the others. */
const FEW = 5;

/** All results on the search page: pages, then API documents, then other sites. */
export default function SearchResults({found, pagesRef, children, onChoose}: Props): ReactNode {
  const {searchPath} = useSearchSettings();
  const {query} = found.input;
  return (
    <>
      <section ref={pagesRef}>
        <Articles hits={found.pages.hits} onChoose={onChoose} />
        {children}
      </section>
      {namesIn(found)
        .filter(({answer}) => answer.hits.length > 0)
        .map(({context, label, answer: {hits, total}}) => (
          <Group
            key={context}
            label={label}
            hits={hits.slice(0, FEW)}
            onChoose={onChoose}
            more={
              total > FEW && (
                <Link to={searchAddress(searchPath, {query, context})}>
                  {translate(
                    {id: 'search.allWithin', message: 'See all results within "{context}"'},
                    {context: label},
                  )}
                </Link>
              )
            }
          />
        ))}
      {process.env.SEARCH_OTHER_SITES &&
        found.sites.map(({partition: {url, label}, answer}) => {
          if (answer === 'failed') return <SiteFailure key={url} label={label} />;
          if (answer.hits.length === 0) return null;
          return (
            <Group
              key={url}
              label={label}
              hits={answer.hits}
              onChoose={onChoose}
              more={
                answer.total > answer.hits.length && (
                  <AllOfSite label={label} answer={answer} query={query} />
                )
              }
            />
          );
        })}
    </>
  );
}
