import type {PageResult} from './html/applyToPage';
import type {LikelyNeed} from './html/likelyNeeds';
import type {Refusal} from './html/refusedLoads';

interface Found {
  file: string;
  pages: number;
}

export interface RefusedSource extends Refusal, Found {}

/** A source that scripts and style sheets of pages probably load from and the policy refuses. */
export interface LikelySource extends LikelyNeed, Found {}

function onPages<Source extends Refusal>(
  pages: ReadonlyMap<string, readonly Source[]>,
): (Source & Found)[] {
  const found = new Map<string, Source & Found>();
  for (const [file, sources] of pages) {
    const ofPage = new Map(sources.map((one) => [`${one.directive} ${one.source}`, one]));
    for (const [key, one] of ofPage) {
      const known = found.get(key);
      found.set(key, {...one, file: known?.file ?? file, pages: (known?.pages ?? 0) + 1});
    }
  }
  return [...found.values()];
}

export function refusedSources(
  results: ReadonlyMap<string, Pick<PageResult, 'refused' | 'likely'>>,
): {refused: RefusedSource[]; likely: LikelySource[]} {
  const of = <Key extends 'refused' | 'likely'>(key: Key) =>
    new Map([...results].map(([file, result]) => [file, result[key]] as const));
  return {refused: onPages(of('refused')), likely: onPages(of('likely'))};
}
