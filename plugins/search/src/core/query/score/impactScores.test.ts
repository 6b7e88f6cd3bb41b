import {describe, expect, it} from 'vitest';
import {IN_CRUMBS, IN_DESCRIPTION, IN_HEADING, IN_KEYWORDS} from '../../format/layout';
import {impactScore} from './impactScores';

describe('The impact score', () => {
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

  it('is lower for a heading with the term as two words than for one with the term', () => {
    const asTwoWords = impactScore(IN_HEADING, 0);
    expect(asTwoWords).toBeGreaterThan(impactScore(3, 0));
    expect(asTwoWords).toBeLessThan(impactScore(IN_CRUMBS, 0));
    expect(asTwoWords).toBeLessThan(impactScore(IN_HEADING, 16));
  });
});
