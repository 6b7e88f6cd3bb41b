import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import FurtherSearches from '@theme/FurtherSearches';
import MissedSearches from '@theme/MissedSearches';
import SearchHelp from '@theme/SearchHelp';
import SearchElsewhere from '@theme/SearchElsewhere';
import SearchDidYouMean from '@theme/SearchDidYouMean';
import SearchIndexNotice from '@theme/SearchIndexNotice';
import SearchNotice from '@theme/SearchNotice';
import SearchQueryNotice from '@theme/SearchQueryNotice';
import SearchPickers from '@theme/SearchPickers';
import SearchResults from '@theme/SearchResults';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import type {SearchAddress} from '../../browser/hooks/searchAddress';
import {announceSearch} from '../../browser/hooks/events';
import {shownResults} from '../../browser/hooks/hitGroups';
import type {Tag} from '../../browser/hooks/tags';
import OtherSites from '../../browser/sites/OtherSites';
import {markOnNextPage} from '../../browser/target/targetHighlight';
import {totalOf} from '../../browser/hooks/countHits';
import {thenFocus} from '../../browser/hooks/focusSearch';
import {useEarlyForm} from '../../browser/hooks/useEarlyForm';
import {useRememberedPage, useSearchPage} from '../../browser/hooks/useSearchPage';
import {useMoreFocus} from '../../browser/hooks/useMoreFocus';
import {useSearchPageMemory} from '../../browser/hooks/useSearchPageMemory';
import {useSearchSettings} from '../../browser/hooks/useSearchSettings';
import SearchStatus from './SearchStatus';
import styles from './styles.module.css';

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
  const page = useSearchPage(remembered, tags);
  const {address, state, change} = page;
  useSearchPageMemory(page, remembered);
  const form = useEarlyForm(change);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const {area, noteMore} = useMoreFocus(state, () => field?.focus());
  const changeThenFocus = (part: Partial<SearchAddress>) => thenFocus(field, () => change(part));
  const isEverything = address.context === '' && address.tag === '';
  const retry = () => thenFocus(field, page.retry);
  const isSlow = state.kind === 'loading' && state.slow;
  const found = shownResults(state);
  const choose = (url: string, position: number) => {
    if (found) markOnNextPage(url, found.terms);
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
        onSubmit={(event) => event.preventDefault()}
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
        <SearchPickers
          context={address.context}
          version={address.version}
          onContext={(context) => change({context})}
          onVersion={(version) => change({version})}
          tag={address.tag}
          tags={tags}
          onTag={(tag) => change({tag})}
        />
      </form>
      <SearchHelp tag={tags[0]?.key} />
      <noscript>
        <p dir="auto">
          <Translate id="search.page.noscript">
            Your browser does the searching, and it needs JavaScript for that.
          </Translate>{' '}
          <Link to="/">
            <Translate id="search.page.noscript.home">
              Without JavaScript, start on the home page.
            </Translate>
          </Link>
        </p>
      </noscript>
      <SearchStatus query={address.query} state={state} onRetry={retry} />
      <div className={styles.results}>
        <div ref={area}>
          {isSlow && !found && <SearchIndexNotice error="slow" onRetry={retry} />}
          {state.kind === 'index-error' && <SearchIndexNotice error={state} onRetry={retry} />}
          {found?.error && <SearchQueryNotice error={found.error} query={address.query} />}
          {found && totalOf(found) === 0 && !found.error && (
            <SearchNotice
              query={address.query}
              found={found}
              place={{...address, baseUrl: page.baseUrl}}
              onQuery={(query) => changeThenFocus({query})}
              onEverything={
                isEverything ? undefined : () => changeThenFocus({context: '', tag: ''})
              }
            />
          )}
          {found && found.hits.length > 0 && (
            <SearchDidYouMean
              suggestion={found.suggestion}
              onQuery={(query) => changeThenFocus({query})}
            />
          )}
          {found && <SearchResults hits={found.hits} onChoose={choose} />}
          {found && found.total > found.hits.length && (
            <button
              type="button"
              className={clsx('button button--outline button--primary', styles.more)}
              onClick={() => {
                noteMore();
                page.loadMore();
              }}
            >
              <Translate id="search.page.more">Show more results</Translate>
            </button>
          )}
        </div>
        {found && <SearchElsewhere found={found} query={address.query} onChoose={choose} />}
        {process.env.SEARCH_OTHER_SITES && found && isEverything && (
          <OtherSites query={address.query} place="page" onChoose={choose} />
        )}
      </div>
      {found && <FurtherSearches query={address.query} />}
      {process.env.NODE_ENV === 'development' && <MissedSearches />}
    </main>
  );
}

export interface Props {
  /** Tags of the site's pages. Default none. */
  tags?: readonly Tag[];
}

const NO_TAGS: readonly Tag[] = [];

/** The page of all results, `/search/?q=…&ctx=…&version=…&tag=…`. */
export default function SearchPage({tags = NO_TAGS}: Props): ReactNode {
  return (
    <Layout>
      <SearchPageContent tags={tags} />
    </Layout>
  );
}
