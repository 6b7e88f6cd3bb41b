import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isPlainClick} from '../../browser/events';
import {searchAddress} from '../../browser/searchAddress';
import {plainLink} from '../../browser/hashRouter';
import {useSearchSettings} from '../hooks/useSearchSettings';
import {type ContextChoice, formatContext, type SearchContext} from '../../core/partitions';
import styles from './styles.module.css';

export interface Props {
  query: string;
  context?: SearchContext;
  version: string;
  /** Number of hits in each context, by its key. Default unknown. */
  counts?: Readonly<Record<string, number>> | undefined;
  onLeave: (address: string) => void;
}

/** The links below the suggestions: all results, and those within and outside the context. */
export default function ResultLinks({query, context, version, counts, onLeave}: Props): ReactNode {
  const {searchPath} = useSearchSettings();
  // Links without results are left out.
  const hasSome = (isOffered: (key: string) => boolean): boolean =>
    counts === undefined ||
    Object.entries(counts).some(([key, count]) => count > 0 && isOffered(key));
  const links: [choice: ContextChoice, text: string][] = [
    [{kind: 'all'}, translate({id: 'search.all', message: 'See all results'})],
  ];
  if (context && hasSome((key) => key === context.key))
    links.push([
      {kind: 'within', key: context.key},
      translate(
        {id: 'search.allWithin', message: 'See all results within "{context}"'},
        {context: context.label},
      ),
    ]);
  if (context && hasSome((key) => key !== context.key))
    links.push([
      {kind: 'outside', key: context.key},
      translate(
        {id: 'search.allOutside', message: 'See all results outside "{context}"'},
        {context: context.label},
      ),
    ]);
  return (
    <p className={styles.links}>
      {links.map(([choice, text]) => {
        const address = searchAddress(searchPath, {query, context: formatContext(choice), version});
        return (
          <a
            key={choice.kind}
            dir="auto"
            href={plainLink(address)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onLeave(address);
            }}
          >
            {text}
          </a>
        );
      })}
    </p>
  );
}
