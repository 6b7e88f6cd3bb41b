import {describe, expect, it} from 'vitest';
import {
  FIRST_IN_HEADING,
  IN_CRUMBS,
  IN_DESCRIPTION,
  IN_HEADING,
  IN_KEYWORDS,
} from '../format/layout';
import {impactScore} from './impactScores';

describe('impactScore', () => {
  it('lies between 0 and 1 for every posting', () => {
    expect(impactScore(0, 0)).toBe(0);
    for (let impact = 1; impact < 256; impact++) {
      for (const heading of impact & IN_HEADING ? [1, 16, 127, 255] : [0]) {
        const score = impactScore(impact, heading);
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThan(1);
      }
    }
  });

  it('orders the fields: heading, keywords, breadcrumbs and page title, description', () => {
    const scores = [
      impactScore(IN_HEADING, 16),
      impactScore(IN_KEYWORDS, 0),
      impactScore(IN_CRUMBS, 0),
      impactScore(IN_DESCRIPTION, 0),
    ];
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });

  it('is less for a heading that has the term as two words than for one that has it', () => {
    const asTwoWords = impactScore(IN_HEADING, 0);
    expect(asTwoWords).toBeGreaterThan(impactScore(3, 0));
    expect(asTwoWords).toBeLessThan(impactScore(IN_CRUMBS, 0));
    expect(asTwoWords).toBeLessThan(impactScore(IN_HEADING, 16));
  });

  it('is more for a short heading, wherever in it the term stands', () => {
    expect(impactScore(IN_HEADING, 4)).toBeGreaterThan(impactScore(IN_HEADING, 40));
    expect(impactScore(IN_HEADING, 4 | FIRST_IN_HEADING)).toBe(impactScore(IN_HEADING, 4));
  });
});
