import type {RankedRows, SearchResult} from '../SearchResult';

export async function readRows(answer: Promise<RankedRows>): Promise<SearchResult> {
  const {rows, ...rest} = await answer;
  return {hits: await Promise.all(rows.map((row) => row.read())), ...rest};
}
