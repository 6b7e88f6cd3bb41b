import {answerStems} from '../../analysis/answerTerms';
import {ANSWER, isAnswer} from '../../format/layout';
import {afterPrefix, type TermEntry} from '../reading/Dictionary';
import type {RankingContext} from '../reading/IndexContext';

/** The promise that a query is, whole: its list names the page that answers it. */
export async function findAnswer(
  query: string,
  {dictionary, analyzer}: Pick<RankingContext, 'dictionary' | 'analyzer'>,
): Promise<TermEntry | undefined> {
  const stems = answerStems(query, analyzer);
  if (stems === '') return undefined;
  const key = stems + ANSWER;
  return (await dictionary.range(key, afterPrefix(key), Infinity, isAnswer))?.[0];
}
