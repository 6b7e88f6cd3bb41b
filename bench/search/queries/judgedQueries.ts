import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CorpusSource} from '../corpus/corpora';
import type {Page} from '../corpus/Page';
import type {Query, QueryClass, Target} from './Query';

export interface JudgedText {
  readonly text: string;
  /** `url#hash` as in `Page`; without a hash, the top of the page. */
  readonly answers: readonly string[];
}

/**
 * Returns the hand-written queries of a corpus; empty if it has none.
 * @throws Error if an answer names a page or an anchor that the corpus does not have
 */
export function judgedQueries(
  {name, hasQuestions}: CorpusSource,
  pages: readonly Page[],
  dir: string,
  read: (file: unknown) => readonly (JudgedText & {readonly class: QueryClass})[],
): Query[] {
  if (!hasQuestions) return [];
  const file = path.join(dir, `${name}.json`);
  const numbers = new Map(pages.map(({url}, number) => [url, number]));
  const problems: string[] = [];
  const queries = read(JSON.parse(readFileSync(file, 'utf8'))).map(
    ({class: queryClass, text, answers}): Query => {
      const targets = answers.flatMap((answer): Target[] => {
        const [url = '', hash = ''] = answer.split('#');
        const page = numbers.get(url);
        const section =
          page === undefined ? undefined : hash === '' ? 0 : pages[page]?.anchors[hash];
        if (page === undefined || section === undefined) {
          problems.push(`  "${text}": ${answer}`);
          return [];
        }
        return [{page, section}];
      });
      return {class: queryClass, text, targets};
    },
  );
  if (problems.length > 0)
    throw new Error(
      `bench: ${file} names addresses that the corpus "${name}" does not have; correct them:\n${problems.join('\n')}`,
    );
  return queries;
}
