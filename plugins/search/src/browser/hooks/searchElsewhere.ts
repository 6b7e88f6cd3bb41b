import {type Catalog, formatContext, parseContext} from '../../core/partitions/catalog';
import type {ContextHits, SearchResults} from '../worker/searchAnswer';
import type {SearchClient} from './searchClient';

/** Words of a query at most that may be a name; more are a question. */
const MOST_WORDS = 3;
/** Documents from elsewhere have no tags. */
const HAS_TAG = /(?<!\S)[+-]?tag:[\p{L}\p{N}]/iu;
/** How long the site's own pages wait for documents that may go before them, in milliseconds. */
const PATIENCE = 1000;

/** Whether a query is written as programmers write names: `setZoom`, `Camera.zoom`, `zoom()`. */
export function isWrittenLikeName(query: string): boolean {
  return /\p{Ll}\p{Lu}|[\p{L}_](?:\.|::|#)[\p{L}_]{2}|\(\)?$/u.test(query.trim());
}

/**
 * A client that also asks for the documents from elsewhere: for what may be a name, and not where readers
 * search within another context. Nobody waits for them, unless they go before the pages of the site: those are
 * shown first, and what was found elsewhere comes after them. An index of such documents that cannot be used
 * leaves the site's own pages.
 */
export function searchElsewhere(client: SearchClient, {partitions}: Catalog): SearchClient {
  const keys = partitions.flatMap(({context, isElsewhere}) =>
    isElsewhere && context !== undefined ? [context] : [],
  );
  if (keys.length === 0) return client;
  const beside = (context: string): string[] =>
    parseContext(context).kind === 'within'
      ? []
      : keys.filter((key) => formatContext({kind: 'outside', key}) !== context);
  return {
    fetchIndexes: (baseUrl, context) => client.fetchIndexes(baseUrl, context),
    async search(baseUrl, context, query, limit, onRows, asker = '', ...rest) {
      const isName = query.trim().split(/\s+/).length <= MOST_WORDS;
      const asked = isName && !HAS_TAG.test(query) ? beside(context) : [];
      if (asked.length === 0)
        return client.search(baseUrl, context, query, limit, onRows, asker, ...rest);
      const mayStandBehind = (rows: SearchResults): boolean =>
        rows.hits.length > 0 && !rows.isRelaxed && !isWrittenLikeName(query);
      let isShown = false;
      const show = (rows: SearchResults): void => {
        isShown = true;
        onRows?.({...rows, elsewhere: 'coming'});
      };
      const own = await client.search(
        baseUrl,
        context,
        query,
        limit,
        (rows) => {
          if (mayStandBehind(rows)) show(rows);
        },
        asker,
        ...rest,
      );
      if (own.kind !== 'results') return own;
      if (mayStandBehind(own)) show(own);
      const asking = asked.map(async (key): Promise<ContextHits[]> => {
        const answer = await client.search(
          baseUrl,
          key,
          query,
          limit,
          undefined,
          asker + key,
          ...rest,
        );
        if (answer.kind === 'index-error')
          console.warn(`The index of "${key}" cannot be used: ${answer.failure}`, answer.file);
        return answer.kind === 'results' ? [{...answer, context: key}] : [];
      });
      const late = setTimeout(() => {
        if (!isShown && own.hits.length > 0) show(own);
      }, PATIENCE);
      const elsewhere = (await Promise.all(asking)).flat();
      clearTimeout(late);
      const hasAllWords = elsewhere.some(({hits, isRelaxed}) => hits.length > 0 && !isRelaxed);
      const isFirst = hasAllWords && !mayStandBehind(own) && !isShown;
      return {...own, elsewhere, ...(isFirst && {isElsewhereFirst: true})};
    },
  };
}
