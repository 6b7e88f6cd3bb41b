import type {OpenedIndex} from '../engines/SearchEngine';
import {askAll} from './askAll';
import type {Job, MeasureReport} from './Job';
import {timeGarbage} from './timeGarbage';

function typedLetterByLetter(query: string): string[] {
  const letters = [...query];
  return letters.map((_, last) => letters.slice(0, last + 1).join(''));
}

/** Types queries letter by letter. Half-typed queries that throw are measured as well. */
async function type(
  index: OpenedIndex,
  queries: readonly string[],
  end: number,
): Promise<number[]> {
  const milliseconds: number[] = [];
  for (const input of queries.flatMap(typedLetterByLetter)) {
    if (performance.now() > end) break;
    const start = performance.now();
    await askAll(index, [input]);
    milliseconds.push(performance.now() - start);
  }
  return milliseconds;
}

/**
 * Measures milliseconds per key press, first for queries that were never typed before and then for the same queries
 * again.
 */
export async function typeQueries(
  index: OpenedIndex,
  job: Pick<Extract<Job, {kind: 'measure'}>, 'warmUpQueries' | 'typedQueries' | 'phaseSeconds'>,
): Promise<NonNullable<MeasureReport['keystrokes']>> {
  const seconds = job.phaseSeconds * 1000;
  await type(index, job.warmUpQueries, performance.now() + seconds / 2);
  const {result: ms, milliseconds: garbageMs} = await timeGarbage(() =>
    type(index, job.typedQueries, performance.now() + seconds),
  );
  const complete = ms.length === job.typedQueries.flatMap(typedLetterByLetter).length;
  const repeatedMs = complete
    ? await type(index, job.typedQueries, performance.now() + seconds / 2)
    : [];
  return {ms, garbageMs, repeatedMs, complete};
}
