import type {Page} from '../corpus/Page';
import type {CorpusSource} from '../corpus/corpora';
import {generateQueries} from './generateQueries';
import {inTurns} from './inTurns';
import {judgedQueries} from './judgedQueries';
import type {Query} from './Query';

/**
 * All queries of a corpus. Topics are last, because the queries that are typed letter by letter are picked by their
 * position from the start.
 */
export function allQueries(
  source: CorpusSource,
  pages: readonly Page[],
  {seed, queriesPerClass}: {readonly seed: number; readonly queriesPerClass: number},
  dirs: {readonly questions: string; readonly topics: string},
): Query[] {
  const isWanted = ({url}: Page): boolean => source.unwanted?.test(url) !== true;
  return [
    ...inTurns([
      ...generateQueries(pages, seed, queriesPerClass, isWanted),
      ...judgedQueries(source, pages, dirs.questions),
    ]),
    ...judgedQueries(source, pages, dirs.topics),
  ];
}
