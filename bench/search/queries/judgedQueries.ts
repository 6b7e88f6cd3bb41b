import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CorpusSource} from '../corpus/corpora';
import type {Page} from '../corpus/Page';
import type {Query, QueryClass, Target} from './Query';

interface Judged {
  /** Words of a reader. A file has questions or topics. */
  readonly question?: string;
  readonly topic?: string;
  /** `url#hash` as in `Page`; without a hash, the top of the page. */
  readonly answers: readonly string[];
}

/** Every second topic is held out from tuning. */
const classOf = ({topic}: Judged, place: number): QueryClass =>
  topic === undefined ? 'question' : place % 2 === 1 ? 'topic held out' : 'topic';

/**
 * Returns the hand-written queries of a corpus; empty if it has none. Topics are searches of one or two words, with
 * every page that answers them. They were written by looking only at the list of pages and their first paragraphs.
 * @throws Error if an answer names a page or an anchor that the corpus does not have
 */
export function judgedQueries(
  {name, hasQuestions}: CorpusSource,
  pages: readonly Page[],
  dir: string,
): Query[] {
  if (!hasQuestions) return [];
  const file = path.join(dir, `${name}.json`);
  const numbers = new Map(pages.map(({url}, number) => [url, number]));
  const problems: string[] = [];
  const judged = JSON.parse(readFileSync(file, 'utf8')) as Judged[];
  const queries = judged.map((one, place): Query => {
    const text = one.topic ?? one.question ?? '';
    const targets = one.answers.flatMap((answer): Target[] => {
      const [url = '', hash = ''] = answer.split('#');
      const page = numbers.get(url);
      const section = page === undefined ? undefined : hash === '' ? 0 : pages[page]?.anchors[hash];
      if (page !== undefined && section !== undefined) return [{page, section}];
      problems.push(`  "${text}": ${answer}`);
      return [];
    });
    return {class: classOf(one, place), text, targets};
  });
  if (problems.length > 0)
    throw new Error(
      `bench: ${file} names addresses that the corpus "${name}" does not have; correct them:\n${problems.join('\n')}`,
    );
  return queries;
}
