import {describe, expect, it} from 'vitest';
import {
  FIRST_IN_HEADING,
  HEADING_LENGTH,
  IN_CRUMBS,
  IN_DESCRIPTION,
  IN_HEADING,
  IN_KEYWORDS,
} from '../format/layout';
import {type Postings, shortlist} from './encodePostings';

/** Postings in every third section, made by their place. */
const postingsOf = (
  count: number,
  of: (at: number) => {impact: number; heading?: number},
): Postings => {
  const made = Array.from({length: count}, (_, at) => of(at));
  return {
    sections: made.map((_, at) => at * 3),
    impacts: made.map(({impact}) => impact),
    headings: made.map(({heading = 0}) => heading),
    weights: made.map(() => 1),
  };
};

describe('shortlist', () => {
  it('keeps all sections that have the term in heading, description or keywords', () => {
    const flags = [IN_HEADING, IN_DESCRIPTION, IN_KEYWORDS];
    const {sections} = shortlist(
      postingsOf(12_000, (at) => ({impact: flags[at % 3] as number, heading: at % 3 ? 0 : 9})),
    );
    expect(sections).toHaveLength(12_000);
  });

  it('keeps the 3,000 sections in whose text it counts most, in their order', () => {
    const {sections, impacts} = shortlist(postingsOf(9000, (at) => ({impact: (at % 9) + 1})));
    expect(sections).toHaveLength(3000);
    expect(Math.min(...impacts)).toBe(7);
    expect(sections).toEqual([...sections].sort((a, b) => a - b));
  });

  it('keeps sections below pages of that name, unless there are too many', () => {
    const below = (count: number) =>
      shortlist(postingsOf(9000, (at) => ({impact: at < count ? IN_CRUMBS : 5}))).impacts.filter(
        (impact) => impact & IN_CRUMBS,
      ).length;
    expect(below(2500)).toBe(2500);
    expect(below(2501)).toBe(0);
  });

  it('keeps the lengths of the 500 shortest headings, and whether each starts with the term', () => {
    const {headings} = shortlist(
      postingsOf(1000, (at) => ({
        impact: IN_HEADING,
        heading: (at < 600 ? 30 : 10) | (at % 2 ? FIRST_IN_HEADING : 0),
      })),
    );
    const lengths = headings.map((heading) => heading & HEADING_LENGTH);
    expect(lengths.filter((length) => length === 10)).toHaveLength(400);
    expect(lengths.filter((length) => length === 30)).toHaveLength(100);
    expect(lengths.filter((length) => length === HEADING_LENGTH)).toHaveLength(500);
    expect(headings.filter((heading) => heading & FIRST_IN_HEADING)).toHaveLength(500);
  });

  it('leaves out what the term counts in the text below its heading, and the weights', () => {
    const impact = IN_HEADING | IN_KEYWORDS | IN_CRUMBS | 7;
    const {impacts, weights} = shortlist(postingsOf(2, () => ({impact, heading: 9})));
    expect(impacts).toEqual([IN_HEADING | IN_KEYWORDS, IN_HEADING | IN_KEYWORDS]);
    expect(weights).toEqual([]);
  });
});
