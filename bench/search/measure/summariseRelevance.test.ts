import {describe, expect, it} from 'vitest';
import type {Query, QueryClass} from '../queries/Query';
import type {Judgement} from './judge';
import {summariseRelevance} from './summariseRelevance';

const query = (name: QueryClass): Query => ({class: name, text: name, targets: []});
const judged = (page: number | undefined): Judgement => ({page, section: page});

describe('The relevance of all queries', () => {
  const queries = [query('title'), query('title'), query('words'), query('phrase')];
  const judgements = [judged(1), judged(undefined), judged(1), judged(2)];

  it('gives each class the same weight, and excludes phrases from the mean', () => {
    const {classes, mean} = summariseRelevance(queries, judgements);
    expect(classes.title).toMatchObject({pageMrr: 0.5, pageSuccess1: 0.5});
    expect(classes.phrase?.pageMrr).toBe(0.5);
    expect(mean.pageMrr).toBe((0.5 + 1) / 2);
  });

  it('is marked as incomplete if time ran out', () => {
    expect(summariseRelevance(queries, judgements).complete).toBe(true);
    expect(summariseRelevance(queries, judgements.slice(0, 2)).complete).toBe(false);
  });
});
