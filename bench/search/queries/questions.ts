import type {CorpusSource} from '../corpus/corpora';
import type {Page} from '../corpus/Page';
import {judgedQueries} from './judgedQueries';
import type {Query} from './Query';

interface JudgedQuestion {
  readonly question: string;
  readonly answers: readonly string[];
}

/**
 * The hand-written questions of a corpus, in a reader's words.
 *
 * @throws Error if an answer names a page or an anchor that the corpus does not have
 */
export function questionsFor(source: CorpusSource, pages: readonly Page[], dir: string): Query[] {
  return judgedQueries(source, pages, dir, (file) =>
    (file as JudgedQuestion[]).map(({question, answers}) => ({
      class: 'question',
      text: question,
      answers,
    })),
  );
}
