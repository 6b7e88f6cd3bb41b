import {openOurs} from './openOurs';
import {WIDE_QUERIES} from './wideQueries';

export interface WideQuery {
  readonly query: string;
  readonly limit: number;
  readonly requests: number;
  readonly bytes: number;
  readonly partial: readonly string[];
}

const LIMITS = [8, 20];

export async function measureWide(indexDir: string): Promise<WideQuery[]> {
  const measured: WideQuery[] = [];
  for (const limit of LIMITS)
    for (const query of WIDE_QUERIES) {
      const {index, sizes} = await openOurs(indexDir);
      const {notices = []} = await index.search(query, {limit});
      measured.push({
        query,
        limit,
        requests: sizes.size,
        bytes: Array.from(sizes.values()).reduce((sum, bytes) => sum + bytes, 0),
        partial: notices.flatMap(({code, clause}) => (code === 'partial' ? [clause ?? ''] : [])),
      });
    }
  return measured;
}
