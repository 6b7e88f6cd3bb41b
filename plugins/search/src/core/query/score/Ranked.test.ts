import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../../../__tests__/randomNumbers';
import {BestSections, compareRanked, type Ranked} from './Ranked';

const bestOf = (all: readonly Ranked[], most: number): Ranked[] => {
  const best = new BestSections(most);
  for (const {section, score} of all) best.add(section, score);
  return best.sorted();
};

describe('The best sections', () => {
  it('are the first ones of a sorted list, even with equal scores', () => {
    const random = randomNumbers(3);
    for (const most of [1, 2, 7, 100, 5000]) {
      const all = Array.from({length: 2000}, (_, section) => ({
        section,
        score: Math.floor(random() * 50),
      }));
      expect(bestOf(all, most)).toEqual([...all].sort(compareRanked).slice(0, most));
    }
  });

  it('are the first ones of a sorted list without equal scores', () => {
    const random = randomNumbers(4);
    for (const most of [1, 2, 3, 7])
      for (let length = 0; length < 100; length++) {
        const all = Array.from({length}, (_, section) => ({section, score: random()}));
        expect(bestOf(all, most)).toEqual([...all].sort(compareRanked).slice(0, most));
      }
  });

  it('can have negative scores, and can be empty', () => {
    expect(bestOf([{section: 1, score: -2}], 4)).toEqual([{section: 1, score: -2}]);
    expect(bestOf([], 4)).toEqual([]);
  });
});
