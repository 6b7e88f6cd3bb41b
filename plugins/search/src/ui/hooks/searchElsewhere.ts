import {SCREEN} from '../../engine/pick/pickHits';
import {type Catalog, formatContext, parseContext} from '../../scope/catalog';
import type {SearchHit, SearchResults} from '../worker/searchAnswer';
import type {SearchClient} from './searchClient';

/** Words of a query at most that may be a name; more are a question. */
const MOST_WORDS = 3;
/** Letters of a name at least that are its beginning, while it is typed. */
const LEAST_TYPED = 3;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Where the best hit from elsewhere stands among those of the site's own pages. */
function placeOf(
  {title, section}: SearchHit,
  {isRelaxed}: SearchResults,
  {query, limit}: {query: string; limit: number},
): number {
  const typed = lettersOf(query);
  const whole = lettersOf(title + section);
  const names = [lettersOf(section || title), whole];
  const isNamed = typed.length >= LEAST_TYPED && names.some((name) => name.startsWith(typed));
  if (isNamed) return isRelaxed ? 0 : 1;
  const hasAll = query.split(' ').every((word) => whole.includes(lettersOf(word)));
  return hasAll ? Math.min(SCREEN, limit) - 1 : limit;
}

/**
 * Puts the best hit from elsewhere among those of the site's own pages, and the others behind them. The
 * page that explains a name comes first, and then the name itself. A hit whose name has the query
 * somewhere is the last one of the first screen.
 */
function placeElsewhere(
  own: SearchResults,
  elsewhere: readonly SearchResults[],
  asked: {query: string; limit: number},
): SearchResults {
  const [best, ...rest] = elsewhere.flatMap(({hits}) => hits).sort((a, b) => b.score - a.score);
  if (best === undefined) return own;
  const place = placeOf(best, own, asked);
  const hits = [...own.hits.slice(0, place), best, ...own.hits.slice(place), ...rest];
  return {
    ...own,
    hits: hits.slice(0, asked.limit),
    total: elsewhere.reduce((sum, {total}) => sum + total, own.total),
    hasMore: [own, ...elsewhere].some(({hasMore}) => hasMore),
  };
}

/**
 * A client that also asks for the documents from elsewhere: for what may be a name, and not where readers
 * search within another context. Nobody waits for them: they are asked for once the pages of the site are
 * shown, unless these lack words of the query. An index of them that cannot be used leaves the site's own pages.
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
  let answered = {words: '', limit: 0};
  return {
    fetchIndexes: (baseUrl, context) => client.fetchIndexes(baseUrl, context),
    async search(baseUrl, context, query, limit, onRows, asker = '') {
      const isName = query.trim().split(/\s+/).length <= MOST_WORDS;
      const asked = isName ? beside(context) : [];
      const words = JSON.stringify([baseUrl, context, query]);
      // Rows in view keep their places until more of them are whole.
      const isMore = words === answered.words && limit > answered.limit;
      const show = (rows: SearchResults): void => {
        if (asked.length === 0 || (rows.hits.length > 0 && !rows.isRelaxed && !isMore))
          onRows?.(rows);
      };
      const own = await client.search(baseUrl, context, query, limit, show, asker);
      if (own.kind !== 'results' || asked.length === 0) return own;
      show(own);
      const elsewhere = asked.map(async (key) => {
        const answer = await client.search(baseUrl, key, query, limit, undefined, asker + key);
        if (answer.kind === 'index-error')
          console.warn(`The index of "${key}" cannot be used: ${answer.failure}`, answer.file);
        return answer.kind === 'results' ? [answer] : [];
      });
      const found = (await Promise.all(elsewhere)).flat();
      answered = {words, limit};
      return placeElsewhere(own, found, {query, limit});
    },
  };
}
