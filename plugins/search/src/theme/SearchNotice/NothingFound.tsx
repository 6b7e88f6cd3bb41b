import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';
import {isPlainClick} from '../../browser/events';
import {fewerWords, phrasesAsWords} from '../../browser/otherQueries';
import type {Found} from '../../browser/session';
import DidYouMean from './DidYouMean';
import styles from './styles.module.css';
import {useFoundElsewhere} from './useFoundElsewhere';

export interface Props {
  found: Found;
  version: string;
  onQuery: (query: string) => void;
  /** Navigates to another page of the site, if a plain link is not enough. */
  onLeave?: (address: string) => void;
  /** Searches the whole site, if only a part of it was searched. */
  onEverything?: (() => void) | undefined;
}

/** Message that nothing was found, with suggestions for other searches. */
export default function NothingFound({
  found,
  version,
  onQuery,
  onLeave,
  onEverything,
}: Props): ReactNode {
  const {query} = found.input;
  const {suggestion, isCommon} = found.pages;
  // A shorter query would also consist of common words.
  const words = isCommon ? [] : fewerWords(query);
  const phrase = `"${query.trim()}"`;
  const unquoted = phrasesAsWords(query);
  const places = useFoundElsewhere(found, version);
  return (
    <div className={styles.notice}>
      <p dir="auto" className={styles.empty}>
        <Translate id="search.empty">No results</Translate>
      </p>
      <DidYouMean answer={found.pages} onQuery={onQuery} />
      {places.map(({label, count, address}) => (
        <p key={address} dir="auto">
          <Link
            to={address}
            onClick={(event: MouseEvent) => {
              if (!onLeave || !isPlainClick(event)) return;
              event.preventDefault();
              onLeave(address);
            }}
          >
            {translate(
              {id: 'search.foundIn', message: 'Found in {place}: {count}'},
              {place: label, count},
            )}
          </Link>
        </p>
      ))}
      {unquoted !== undefined && (
        <p dir="auto">
          <Translate id="search.withoutPhrases">Without quotation marks:</Translate>{' '}
          <button type="button" className={styles.action} onClick={() => onQuery(unquoted)}>
            <bdi>{unquoted}</bdi>
          </button>
        </p>
      )}
      {isCommon && (
        <p dir="auto">
          <Translate id="search.common">
            Words this common are only searched in headings, unless they are in a phrase:
          </Translate>{' '}
          <button type="button" className={styles.action} onClick={() => onQuery(phrase)}>
            <bdi>{phrase}</bdi>
          </button>
        </p>
      )}
      {words.length > 0 && (
        <p dir="auto">
          <Translate id="search.fewerWords">Try fewer words:</Translate>{' '}
          {words.map((word) => (
            <button
              key={word}
              type="button"
              className={styles.action}
              onClick={() => onQuery(word)}
            >
              <bdi>{word}</bdi>
            </button>
          ))}
        </p>
      )}
      {words.length === 0 && suggestion === undefined && !isCommon && (
        <p dir="auto">
          <Translate id="search.otherWord">Try a shorter word or a synonym.</Translate>
        </p>
      )}
      {onEverything && (
        <button type="button" className={styles.action} onClick={onEverything}>
          <Translate id="search.everything">Search everything</Translate>
        </button>
      )}
    </div>
  );
}
