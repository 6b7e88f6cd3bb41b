import {describe, expect, it} from 'vitest';
import {orderHits} from './orderHits';

const order = (scores: readonly number[], offset?: number): number[] =>
  orderHits(
    scores.map((score, place) => ({score, place})),
    offset,
  ).map(({place}) => place);
const scores = (given: readonly number[]): number[] =>
  orderHits(given.map((score) => ({score}))).map(({score}) => score);

const ZEROS = [0, 0, 0, 0, 0, 0, 0];

describe('orderHits', () => {
  it('orders the hits of a screen by their scores, equal ones as they were found', () => {
    expect(order([1, 3, 2, 3])).toEqual([1, 3, 2, 0]);
  });

  it('keeps the hits of a later screen behind those of the one before it', () => {
    expect(order([1, ...ZEROS, 8, 9])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9, 8]);
    expect(scores([1, ...ZEROS, 8, 9])).toEqual([1, ...ZEROS, 0, 0]);
  });

  it('knows the screens of hits that are asked for later', () => {
    expect(order([1, 2, 3, 4], 6)).toEqual([1, 0, 3, 2]);
  });
});
