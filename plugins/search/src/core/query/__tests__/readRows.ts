import type {RankedRows, SearchResult} from '../SearchResult';

/** The rows of an answer with the text of its rows. */
export async function readRows(answer: Promise<RankedRows>): Promise<SearchResult> {
  const {rows, ...rest} = await answer;
  return {hits: await Promise.all(rows.map((row) => row.read())), ...rest};
}
