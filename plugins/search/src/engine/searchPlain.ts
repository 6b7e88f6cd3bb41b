import {Deadline} from '../query/Deadline';
import {parsePlain} from '../query/PlainQuery';
import {rankPlain} from '../query/rankPlain';
import type {IndexContext} from './IndexContext';
import {makeHits} from './makeHits';
import {pickHits} from './pickHits';
import type {SearchOptions, SearchResult} from './SearchResult';

/** Answers a query that is read as plain text. */
export async function searchPlain(
  input: string,
  context: IndexContext,
  {limit = 8, offset = 0, signal}: SearchOptions,
): Promise<SearchResult> {
  const deadline = new Deadline(signal);
  deadline.check();
  const query = parsePlain(input, context.analyzer);
  if (query.words.length === 0) return {hits: [], total: 0, terms: []};
  const {ranked, terms} = await rankPlain(query, context, deadline);
  const total = ranked.length;
  const picked = pickHits(ranked, (section) => context.pageOf(section), offset + limit).slice(
    offset,
  );
  const last = query.words.find(({isPrefix}) => isPrefix)?.text ?? '';
  const hits = await makeHits(picked, context, {terms, prefix: last});
  deadline.check();
  return {hits, total, terms: query.words.map(({text}) => text)};
}
