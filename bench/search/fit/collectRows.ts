import type {FileReader} from '../engines/IndexReader';
import {WEIGHTS} from '../../../plugins/search/src/core/query/score/weights';
import type {Hit, Judgement} from '../measure/judge';
import type {Query} from '../queries/Query';
import type {FitQuery} from './FitQuery';

/** Rows that are ranked again: what stands behind them would hardly come among the first eight. */
const ROWS = 40;

/** What the engine tells of a hit when it is asked to explain. */
export interface ExplainedHit extends Hit {
  readonly explanation?: Readonly<Record<string, number>>;
}

export interface ExplainingEngine {
  readonly explain: unknown;
  readonly openIndex: (source: Pick<FileReader, 'read'>) => Promise<{
    search: (
      query: string,
      options: {limit: number; explain: unknown},
    ) => Promise<{hits: readonly ExplainedHit[]}>;
  }>;
}

/** Asks an index all queries of a corpus. Queries with operators have no features and are left out. */
export async function collectRows(
  corpus: string,
  index: Awaited<ReturnType<ExplainingEngine['openIndex']>>,
  explain: unknown,
  queries: readonly Query[],
  judge: (query: Query, hits: readonly Hit[]) => Judgement,
  names: readonly string[] = Object.keys(WEIGHTS),
): Promise<FitQuery[]> {
  const collected: FitQuery[] = [];
  for (const query of queries) {
    const {hits} = await index.search(query.text, {limit: ROWS, explain});
    if (hits.some(({explanation}) => explanation === undefined)) continue;
    const rows = hits.map((hit) => {
      const {page, section} = judge(query, [hit]);
      const {explanation = {}} = hit;
      return {
        page: hit.url,
        isPage: page === 1,
        isSection: section === 1,
        factor: explanation.factor ?? 1,
        values: names.map((name) => explanation[name] ?? 0),
      };
    });
    collected.push({corpus, class: query.class, rows});
  }
  return collected;
}
