import type {BenchFigures} from '../Figures';

/** Joins what several runs measured of each corpus or collection; of an engine the last one counts. */
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

/**
 * Joins the figures of several runs into those of one.
 * @throws if there are none
 */
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
    code: runs.flatMap(({code}) => code),
  };
}
