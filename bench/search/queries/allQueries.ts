import type {Page} from '../corpus/Page';
import type {CorpusSource} from '../corpus/corpora';
import {generateQueries} from './generateQueries';
import {inTurns} from './inTurns';
import type {Query} from './Query';
import {questionsFor} from './questions';
import {topicsFor} from './topics';

/** All queries of a corpus. Topics are last, so that they do not change which queries are typed letter by letter. */
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
      ...questionsFor(source, pages, dirs.questions),
    ]),
    ...topicsFor(source, pages, dirs.topics),
  ];
}
