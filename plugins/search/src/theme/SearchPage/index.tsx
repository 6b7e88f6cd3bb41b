import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchNotice from '@theme/SearchNotice';
import SearchResults from '@theme/SearchResults';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import {announceSearch} from '../../browser/events';
import {thenFocus} from '../../browser/focusSearch';
import {termsOfHit, totalOf} from '../../browser/hits';
import type {SearchAddress} from '../../browser/searchAddress';
import type {Tag} from '../../browser/tag';
import {markOnNextPage} from '../../browser/target/markOnNextPage';
import {useTabChannel} from '../hooks/useTabChannel';
import {useSearchSettings} from '../hooks/useSearchSettings';
import DidYouMean from '../SearchNotice/DidYouMean';
import FurtherSearches from '../SearchSuggestions/FurtherSearches';
import Help from './Help';
import MissedSearches from './MissedSearches';
import Pickers from './Pickers';
import Status from './Status';
import styles from './styles.module.css';
import {useEarlyForm} from './useEarlyForm';
import {useMoreFocus} from './useMoreFocus';
import {usePageMemory, useRememberedPage} from './usePageMemory';
import {useSearchPage} from './useSearchPage';

function SearchTitle({query}: {query: string}): ReactNode {
  const title =
    query.trim() === ''
      ? translate({id: 'search.page.title', message: 'Search'})
      : translate({id: 'search.page.titleOf', message: 'Search results for "{query}"'}, {query});
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'search.page.description',
          message: 'Search the pages of this site.',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
    </>
  );
}

function SearchPageContent({tags}: Required<Props>): ReactNode {
  const {searchPath} = useSearchSettings();
  const remembered = useRememberedPage();
  const page = useSearchPage(tags, remembered?.snapshot);
  const {address, session, snapshot, change, writeAddress} = page;
  const {status, found, failure} = snapshot;
  usePageMemory(page.wanted, snapshot, remembered);
  useTabChannel(found);
  const form = useEarlyForm(change);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const {area, noteMore} = useMoreFocus(status, () => field?.focus());
  const changeThenFocus = (part: Partial<SearchAddress>) => thenFocus(field, () => change(part));
  const isEverything = address.context === '' && address.tag === '';
  const notice = {
    onRetry: () => thenFocus(field, session.retry),
    onReload: () => {
      writeAddress();
      window.location.reload();
    },
  };
  const choose = (url: string, position: number) => {
    if (found) markOnNextPage(url, termsOfHit(found, url) ?? []);
    const {query, context} = address;
    announceSearch({type: 'hit', query, context, url, position});
  };

  return (
    <main className={styles.page}>
      <SearchTitle query={address.query} />
      <Heading as="h1">
        <Translate id="search.page.title">Search</Translate>
      </Heading>
      <form
        ref={form}
        action={searchPath}
        role="search"
        aria-label={translate({id: 'search.page.form', message: 'Search page'})}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          writeAddress();
        }}
        onBlur={writeAddress}
      >
        <input
          ref={setField}
          type="search"
          name="q"
          className={styles.input}
          aria-label={translate({id: 'search.page.field', message: 'Search for'})}
          autoComplete="off"
          spellCheck={false}
          value={address.query}
          onChange={(event) => change({query: event.currentTarget.value})}
        />
        <Pickers
          context={address.context}
          version={address.version}
          onContext={(context) => change({context})}
          onVersion={(version) => change({version})}
          tag={address.tag}
          tags={tags}
          onTag={(tag) => change({tag})}
        />
      </form>
      <Help tag={tags[0]?.key} />
      <noscript>
        <p dir="auto">
          <Translate id="search.page.noscript">
            The search runs in your browser and needs JavaScript.
          </Translate>{' '}
          <Link to="/">
            <Translate id="search.page.noscript.home">
              Without JavaScript, start on the home page.
            </Translate>
          </Link>
        </p>
      </noscript>
      <Status snapshot={snapshot} {...notice} />
      <div className={styles.results}>
        {status === 'slow' && !found && <SearchNotice kind="slow" {...notice} />}
        {failure && <SearchNotice kind="failed" failure={failure} {...notice} />}
        {found?.pages.error && (
          <SearchNotice kind="malformed" error={found.pages.error} query={found.input.query} />
        )}
        {found?.pages.notices && (
          <SearchNotice kind="remarks" notices={found.pages.notices} query={found.input.query} />
        )}
        {found && totalOf(found) === 0 && !found.pages.error && (
          <SearchNotice
            kind="empty"
            found={found}
            version={address.version}
            onQuery={(query) => changeThenFocus({query})}
            onEverything={isEverything ? undefined : () => changeThenFocus({context: '', tag: ''})}
          />
        )}
        {found && found.pages.hits.length > 0 && (
          <DidYouMean answer={found.pages} onQuery={(query) => changeThenFocus({query})} />
        )}
        {found && (
          <SearchResults found={found} pagesRef={area} onChoose={choose}>
            {found.pages.total > found.pages.hits.length && (
              <button
                type="button"
                className={clsx('button button--outline button--primary', styles.more)}
                onClick={() => {
                  noteMore();
                  session.more();
                }}
              >
                <Translate id="search.page.more">Show more results</Translate>
              </button>
            )}
          </SearchResults>
        )}
      </div>
      {found && <FurtherSearches query={address.query} />}
      {process.env.NODE_ENV === 'development' && <MissedSearches />}
    </main>
  );
}

export interface Props {
  tags?: readonly Tag[];
}

const NO_TAGS: readonly Tag[] = [];

/** The search page, `/search/?q=…&ctx=…&version=…&tag=…`. */
export default function SearchPage({tags = NO_TAGS}: Props): ReactNode {
  return (
    <Layout>
      <SearchPageContent tags={tags} />
    </Layout>
  );
}
