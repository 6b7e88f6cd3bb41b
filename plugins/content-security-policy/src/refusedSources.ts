import type {PageResult} from './html/applyToPage';
import type {Refusal} from './html/refusedLoads';

/** A source that pages load from and the policy refuses. */
export interface RefusedSource extends Refusal {
  /** The first page that does. */
  file: string;
  /** How many do. */
  pages: number;
}

/** What the policy keeps the pages of a site from loading, each source once. */
export function refusedSources(
  results: ReadonlyMap<string, Pick<PageResult, 'refused'>>,
): RefusedSource[] {
  const found = new Map<string, RefusedSource>();
  for (const [file, {refused}] of results) {
    const ofPage = new Map(refused.map((one) => [`${one.directive} ${one.source}`, one]));
    for (const [key, one] of ofPage) {
      const known = found.get(key);
      found.set(key, {...one, file: known?.file ?? file, pages: (known?.pages ?? 0) + 1});
    }
  }
  return [...found.values()];
}
