import type {Analyzer} from '../../core/text/Analyzer';
import {answerStems} from '../../core/text/contentTerms';
import {PLUGIN_NAME} from '../../names';
import type {SearchAnswer} from './readPage';

export interface PageAnswer extends SearchAnswer {
  url: string;
}

const named = ({from, text}: PageAnswer): string => `${from}: ${JSON.stringify(text)}`;

/**
 * @throws Error that names every search answer without a searchable word, and every one that two pages declare
 */
export function refuseAnswers(answers: readonly PageAnswer[], analyzer: Analyzer): void {
  const problems: string[] = [];
  const byStems = new Map<string, PageAnswer[]>();
  for (const answer of answers) {
    const stems = answerStems(answer.text, analyzer);
    if (stems === '')
      problems.push(
        `${named(answer)} has no word that can be searched for. Write what readers type, with at least one word that is not as common as "how" or "to".`,
      );
    else {
      const same = byStems.get(stems);
      if (same) same.push(answer);
      else byStems.set(stems, [answer]);
    }
  }
  for (const same of byStems.values()) {
    if (new Set(same.map(({url}) => url)).size < 2) continue;
    problems.push(
      `Several pages have the same search answer:${same.map((one) => `\n  ${named(one)}`).join('')}\n  Keep it on one of them. Common words and endings make no difference.`,
    );
  }
  if (problems.length > 0)
    throw new Error(
      `${PLUGIN_NAME}: the search answers of some pages cannot be used.\n${problems.join('\n')}`,
    );
}
