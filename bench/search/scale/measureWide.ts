import {openOurs} from './openOurs';
import {WIDE_QUERIES} from './wideQueries';

export interface WideCost {
  requests: number;
  bytes: number;
}

const LIMITS = [8, 20];

/** The most requests and the most bytes of a query that matches many words. */
export async function measureWide(indexDir: string): Promise<WideCost> {
  const most: WideCost = {requests: 0, bytes: 0};
  for (const limit of LIMITS)
    for (const query of WIDE_QUERIES) {
      const {index, sizes} = await openOurs(indexDir);
      await index.search(query, {limit});
      const bytes = Array.from(sizes.values()).reduce((sum, size) => sum + size, 0);
      most.requests = Math.max(most.requests, sizes.size);
      most.bytes = Math.max(most.bytes, bytes);
    }
  return most;
}
