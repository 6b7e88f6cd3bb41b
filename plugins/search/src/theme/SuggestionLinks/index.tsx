import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {searchAddress} from '../../client/searchAddress';
import {useSearchSettings} from '../../client/useSearchSettings';
import type {SearchContext} from '../../worker/catalog';
import styles from './styles.module.css';

export interface Props {
  query: string;
  /** The context of the page that is read. */
  context?: SearchContext;
  /** Value of the `version` parameter for the page that is read. */
  version: string;
  /** Leads to another page of the site. */
  onLeave: (address: string) => void;
}

/** The links below the suggestions: all results, and those within and outside of the context. */
export default function SuggestionLinks({query, context, version, onLeave}: Props): ReactNode {
  const {searchPath} = useSearchSettings();
  const links = [
    {
      kind: 'all',
      text: translate({id: 'search.all', message: 'See all results'}),
      address: searchAddress(searchPath, {query, version}),
    },
    ...(context
      ? [
          {
            kind: 'within',
            text: translate(
              {id: 'search.allWithin', message: 'See all results within "{context}"'},
              {context: context.label},
            ),
            address: searchAddress(searchPath, {query, context: context.key, version}),
          },
          {
            kind: 'outside',
            text: translate(
              {id: 'search.allOutside', message: 'See all results outside "{context}"'},
              {context: context.label},
            ),
            address: searchAddress(searchPath, {query, context: `-${context.key}`, version}),
          },
        ]
      : []),
  ];
  return (
    <p className={styles.links}>
      {links.map(({kind, text, address}) => (
        <a
          key={kind}
          href={address}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onLeave(address);
          }}
        >
          {text}
        </a>
      ))}
    </p>
  );
}
