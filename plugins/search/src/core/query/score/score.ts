import type {MeantTerms} from '../expand/correct';
import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {Explain} from './features';
import type {MatchedTerms, Ranked} from './Ranked';
import {scoreOperators} from './scoreOperators';
import {scorePlain} from './scorePlain';
import type {Keep} from './scoreSections';

/** The sections that a query found, best first. */
export interface Scored {
  ranked: readonly Ranked[];
  /** Number of all that match, of which `ranked` may name the best only. */
  total: number;
  terms: MatchedTerms;
  /** Whether no section has all words; undefined for operators. */
  isRelaxed?: boolean;
  /** First sections of the pages that may take all rows; undefined where every page may. */
  named?: readonly number[];
}

/**
 * Scores the sections that have a term of the query.
 * @param most number of sections that are wanted, the best ones
 * @param isWanted whether a section may be found. Default all
 */
export async function score(
  terms: MeantTerms,
  context: IndexContext,
  scheduler: Scheduler,
  {most, explain, isWanted}: {most: number; explain?: Explain} & Pick<Keep, 'isWanted'>,
): Promise<Scored> {
  if (terms.kind === 'operators')
    return scoreOperators(terms, context, scheduler, {most, isWanted});
  const keep = {most, onlyComplete: terms.query.hasPhrase, explain, isWanted};
  const {best, hasComplete, ...scored} = await scorePlain(terms, context, scheduler, keep);
  return {ranked: best, isRelaxed: !hasComplete, ...scored};
}
