import type {Finding, SearchResult} from '../SearchResult';

/** A finding with the text of its rows. */
export async function readRows(finding: Promise<Finding>): Promise<SearchResult> {
  const {rows, ...rest} = await finding;
  return {hits: await Promise.all(rows.map((row) => row.read())), ...rest};
}
