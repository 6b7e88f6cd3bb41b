import type {BenchFigures} from '../Figures';

/** Merges the measurements of several runs by corpus or collection. Keeps the last measurement of each engine. */
function joinEngines<One extends {readonly engines: readonly {readonly engine: string}[]}>(
  all: readonly One[],
  nameOf: (one: One) => string,
): One[] {
  const joined = new Map<string, One>();
  for (const one of all) {
    const before = joined.get(nameOf(one))?.engines ?? [];
    const isNew = ({engine}: {engine: string}): boolean =>
      one.engines.every((other) => other.engine !== engine);
    joined.set(nameOf(one), {...one, engines: [...before.filter(isNew), ...one.engines]});
  }
  return Array.from(joined.values());
}

export function joinFigures(runs: readonly BenchFigures[]): BenchFigures {
  const last = runs.at(-1);
  if (last === undefined) throw new Error('bench: there are no results to join');
  return {
    ...last,
    corpora: joinEngines(
      runs.flatMap(({corpora}) => corpora),
      ({corpus}) => corpus,
    ),
    collections: joinEngines(
      runs.flatMap(({collections}) => collections),
      ({collection}) => collection,
    ),
  };
}
