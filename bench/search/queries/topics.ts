import type {CorpusSource} from '../corpus/corpora';
import type {Page} from '../corpus/Page';
import {judgedQueries} from './judgedQueries';
import type {Query} from './Query';

interface JudgedTopic {
  readonly topic: string;
  readonly answers: readonly string[];
}

/**
 * The topics of a corpus: searches of one or two words, with every page that answers them. They were written by looking
 * only at the list of pages and their first paragraphs. Every second one is held out from tuning.
 *
 * @throws Error if an answer names a page that the corpus does not have
 */
export function topicsFor(source: CorpusSource, pages: readonly Page[], dir: string): Query[] {
  return judgedQueries(source, pages, dir, (file) =>
    (file as JudgedTopic[]).map(({topic, answers}, place) => ({
      class: place % 2 === 1 ? 'topic held out' : 'topic',
      text: topic,
      answers,
    })),
  );
}
