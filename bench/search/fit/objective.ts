import {QUERY_CLASSES} from '../queries/Query';
import {mean} from '../measure/relevance';
import type {FitQuery} from './FitQuery';
import {type Layout, rankAgain} from './rankAgain';

/**
 * Mean of page and section MRR@8 in percent: of each class of queries, those that are measured beside
 * the mean too, and then of each corpus.
 */
export function objective(
  queries: readonly FitQuery[],
  weights: readonly number[],
  layout: Layout,
): number {
  const corpora = new Map<string, Map<string, number[]>>();
  for (const query of queries) {
    const classes = corpora.get(query.corpus) ?? new Map<string, number[]>();
    corpora.set(query.corpus, classes);
    const {page, section} = rankAgain(query, weights, layout);
    classes.set(query.class, [...(classes.get(query.class) ?? []), (page + section) / 2]);
  }
  const meanOf = (classes: Map<string, number[]>): number =>
    mean(
      QUERY_CLASSES.flatMap((name) => (classes.has(name) ? [mean(classes.get(name) ?? [])] : [])),
    );
  return 100 * mean(Array.from(corpora.values(), meanOf));
}
