import type {ClassRelevance, Relevance} from '../Figures';
import {BESIDE_THE_MEAN, QUERY_CLASSES, type Query, type QueryClass} from '../queries/Query';
import type {Judgement} from './judge';
import {mean, meanReciprocalRank} from './relevance';

function ofClass(judgements: readonly Judgement[]): ClassRelevance {
  const pages = judgements.map(({page}) => page);
  const sections = judgements.map(({section}) => section);
  return {
    queries: judgements.length,
    pageMrr: meanReciprocalRank(pages),
    sectionMrr: meanReciprocalRank(sections),
    pageSuccess1: mean(pages.map((rank) => (rank === 1 ? 1 : 0))),
  };
}

/** @param judgements in the order of `queries`, but only of the first ones if time ran out */
export function summariseRelevance(
  queries: readonly Query[],
  judgements: readonly Judgement[],
): Relevance {
  const classes: Partial<Record<QueryClass, ClassRelevance>> = {};
  for (const name of QUERY_CLASSES) {
    const own = judgements.filter((_, position) => queries[position]?.class === name);
    if (own.length > 0) classes[name] = ofClass(own);
  }
  const all = QUERY_CLASSES.filter((name) => !BESIDE_THE_MEAN.includes(name)).flatMap(
    (name) => classes[name] ?? [],
  );
  const meanOf = (figure: keyof ClassRelevance) => mean(all.map((one) => one[figure]));
  return {
    classes,
    mean: {
      queries: judgements.length,
      pageMrr: meanOf('pageMrr'),
      sectionMrr: meanOf('sectionMrr'),
      pageSuccess1: meanOf('pageSuccess1'),
    },
    complete: judgements.length === queries.length,
  };
}
