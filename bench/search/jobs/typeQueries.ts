import type {OpenedIndex} from '../engines/SearchEngine';
import {askAll} from './askAll';
import type {Job} from './Job';
import {percentile} from '../measure/relevance';

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

/** Types queries that were never typed before. Returns the 99th percentile of milliseconds per key press. */
export async function typeQueries(
  index: OpenedIndex,
  job: Pick<Extract<Job, {kind: 'measure'}>, 'warmUpQueries' | 'typedQueries' | 'phaseSeconds'>,
): Promise<number | undefined> {
  const seconds = job.phaseSeconds * 1000;
  await type(index, job.warmUpQueries, performance.now() + seconds / 2);
  const milliseconds = await type(index, job.typedQueries, performance.now() + seconds);
  return milliseconds.length === 0 ? undefined : percentile(milliseconds, 0.99);
}
