import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CorpusSource} from '../corpus/corpora';
import type {Page} from '../corpus/Page';
import type {Query, Target} from './Query';

/** A question in a reader's own words, with the addresses that answer it. */
interface JudgedQuestion {
  readonly question: string;
  /** `url#hash` as in `Page`; without a hash the top of the page. */
  readonly answers: readonly string[];
}

/**
 * The hand-written questions of a corpus; none where it has none.
 * @throws when an answer names a page or an anchor that the corpus does not have.
 */
export function questionsFor(
  {name, hasQuestions}: CorpusSource,
  pages: readonly Page[],
  dir: string,
): Query[] {
  if (!hasQuestions) return [];
  const file = path.join(dir, `${name}.json`);
  const judged = JSON.parse(readFileSync(file, 'utf8')) as JudgedQuestion[];
  const numbers = new Map(pages.map(({url}, number) => [url, number]));
  const problems: string[] = [];
  const queries = judged.map(({question, answers}): Query => {
    const targets = answers.flatMap((answer): Target[] => {
      const [url = '', hash = ''] = answer.split('#');
      const page = numbers.get(url);
      const section = page === undefined ? undefined : hash === '' ? 0 : pages[page]?.anchors[hash];
      if (page === undefined || section === undefined) {
        problems.push(`  "${question}": ${answer}`);
        return [];
      }
      return [{page, section}];
    });
    return {class: 'question', text: question, targets};
  });
  if (problems.length > 0)
    throw new Error(
      `bench: ${file} names addresses that the corpus "${name}" does not have; correct them:\n${problems.join('\n')}`,
    );
  return queries;
}
