import {QUERY_CLASSES, type Query} from './Query';

/** Takes one query of each class in turn, so that the start of the list contains all classes. */
export function inTurns(queries: readonly Query[]): Query[] {
  const byClass = QUERY_CLASSES.map((name) => queries.filter((query) => query.class === name));
  const longest = Math.max(0, ...byClass.map((own) => own.length));
  return Array.from({length: longest}, (_, turn) =>
    byClass.flatMap((own) => own.slice(turn, turn + 1)),
  ).flat();
}
