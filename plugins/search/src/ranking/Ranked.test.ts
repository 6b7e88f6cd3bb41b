import {describe, expect, it} from 'vitest';
import {compareRanked} from './Ranked';

describe('compareRanked', () => {
  it('puts the best first, of equal ones the earlier section', () => {
    const ranked = [
      {section: 9, score: 1},
      {section: 4, score: 2},
      {section: 2, score: 1},
      {section: 7, score: 3},
    ];
    expect(ranked.sort(compareRanked).map(({section}) => section)).toEqual([7, 4, 2, 9]);
  });
});
