import {describe, expect, it} from 'vitest';
import type {PostingList} from '../engine/reading/Slice';
import {FIRST_IN_HEADING, HEADING_LENGTH, IN_HEADING, KIND_IN_HEADING} from '../format/layout';
import {Candidates} from './Candidates';

const list = (...places: [section: number, impact: number, heading?: number][]): PostingList => ({
  sections: Uint32Array.from(places, ([section]) => section),
  impacts: Uint8Array.from(places, ([, impact]) => impact),
  headings: Uint8Array.from(places, ([, , heading]) => heading ?? 0),
  weights: new Uint8Array(0),
});

/** What is known of a section. */
function of(candidates: Candidates, section: number) {
  const place = candidates.sections.subarray(0, candidates.count).indexOf(section);
  const {columnCount} = candidates;
  return {
    scores: [...candidates.scores.subarray(place * columnCount, (place + 1) * columnCount)],
    covered: [...candidates.covered.subarray(place * columnCount, (place + 1) * columnCount)],
    heading: candidates.headings[place],
  };
}

describe('Candidates', () => {
  it('meets each section once, in order', () => {
    const candidates = new Candidates(10, 2, 10, 'best');
    candidates.add(list([4, 5], [7, 5]), [0], 1, [3]);
    candidates.add(list([2, 5], [4, 5]), [1], 1, [3]);
    expect([...candidates.sections.subarray(0, candidates.count)]).toEqual([4, 7, 2]);
  });

  it('keeps the best score for each word', () => {
    const candidates = new Candidates(10, 2, 10, 'best');
    candidates.add(list([4, 8]), [0], 1, [3]);
    const [best = 0] = of(candidates, 4).scores;
    expect(best).toBeGreaterThan(0);
    candidates.add(list([4, 8]), [0], 0.5, [3]);
    expect(of(candidates, 4).scores).toEqual([best, 0]);
    candidates.add(list([4, 15]), [0], 1, [3]);
    expect(of(candidates, 4).scores[0]).toBeGreaterThan(best);
  });

  it('takes the shorter length of a heading, which a shortlist may leave out', () => {
    const exact = new Candidates(10, 2, 10, 'best');
    exact.add(list([4, IN_HEADING, 9]), [0], 1, [3]);
    exact.add(list([4, IN_HEADING, 9]), [1], 1, [6]);
    const short = new Candidates(10, 2, 10, 'best');
    short.add(list([4, IN_HEADING, 9]), [0], 1, [3]);
    short.add(list([4, IN_HEADING, FIRST_IN_HEADING | HEADING_LENGTH]), [1], 1, [6]);
    expect(of(short, 4)).toEqual(of(exact, 4));
  });

  it('weighs a term', () => {
    const candidates = new Candidates(10, 2, 10, 'best');
    candidates.add(list([4, 8]), [0], 1, [3]);
    candidates.add(list([4, 8]), [1], 0.5, [3]);
    const [whole = 0, half = 0] = of(candidates, 4).scores;
    expect(half).toBeCloseTo(whole / 2);
  });

  it('counts a joined term for all words that it covers', () => {
    const candidates = new Candidates(10, 4, 10, 'best');
    candidates.add(list([4, IN_HEADING | 8, 12]), [1, 2], 1, [5, 7]);
    const {scores, covered} = of(candidates, 4);
    expect(scores.map((score) => score > 0)).toEqual([false, true, true, false]);
    expect(covered).toEqual([0, 5 + 1, 7 + 1, 0]);
  });

  it('covers letters of headings only, by the longest term', () => {
    const candidates = new Candidates(10, 1, 10, 'best');
    candidates.add(list([4, 8], [5, IN_HEADING, 20]), [0], 1, [6]);
    candidates.add(list([5, IN_HEADING, 20]), [0], 1, [4]);
    expect(of(candidates, 4)).toMatchObject({covered: [0], heading: 0});
    expect(of(candidates, 5)).toMatchObject({covered: [6 + 1], heading: 20});
  });

  it('covers nothing of the name where a word says what kind of thing is named', () => {
    const candidates = new Candidates(10, 2, 10, 'best');
    candidates.add(list([4, IN_HEADING, KIND_IN_HEADING]), [0], 1, [5]);
    expect(of(candidates, 4)).toMatchObject({covered: [1, 0], heading: KIND_IN_HEADING | 127});
    candidates.add(list([4, IN_HEADING, 7]), [1], 1, [7]);
    expect(of(candidates, 4)).toMatchObject({covered: [1, 7 + 1], heading: KIND_IN_HEADING | 7});
  });

  it('counts the kind of a named thing the same before and behind its name', () => {
    const kind = list([4, IN_HEADING, KIND_IN_HEADING]);
    const name = list([4, IN_HEADING, 7]);
    const before = new Candidates(10, 2, 10, 'best');
    before.add(kind, [0], 1, [5]);
    before.add(name, [1], 1, [7]);
    const behind = new Candidates(10, 2, 10, 'best');
    behind.add(name, [1], 1, [7]);
    behind.add(kind, [0], 1, [5]);
    expect(of(behind, 4)).toEqual(of(before, 4));
  });

  it('says that a heading starts with the query, by its first word only', () => {
    const candidates = new Candidates(10, 2, 10, 'best');
    const first = list([4, IN_HEADING, 9 | FIRST_IN_HEADING]);
    candidates.add(first, [1], 1, [3]);
    expect(of(candidates, 4).heading).toBe(9);
    candidates.add(first, [0], 1, [3]);
    candidates.add(list([4, IN_HEADING, 9]), [1], 1, [3]);
    expect(of(candidates, 4).heading).toBe(9 | FIRST_IN_HEADING);
  });

  it('adds the frequencies of forms that count together, against which others compete', () => {
    const candidates = new Candidates(10, 1, 10, 'together');
    const score = (): number => of(candidates, 4).scores[0] ?? 0;
    // Impacts are saturated: 8 of 16 stands for a frequency of 1, 12 for one of 3.
    candidates.add(list([4, 8]), [0], 1, [3], true);
    candidates.add(list([4, 8]), [0], 0.5, [3], true);
    expect(score()).toBe(1.5);
    candidates.add(list([4, 8]), [0], 1, [3]);
    expect(score()).toBe(1.5);
    candidates.add(list([4, 12]), [0], 1, [3]);
    expect(score()).toBe(3);
    candidates.saturate(3);
    expect(score()).toBe(0.5);
  });

  it('has room for every section, or for as many as can be met', () => {
    const candidates = new Candidates(5000, 3, 5000, 'best');
    const places = Array.from({length: 5000}, (_, n): [number, number, number] => [
      n,
      IN_HEADING | ((n % 15) + 1),
      (n % 100) + 1,
    ]);
    candidates.add(list(...places), [1], 1, [4]);
    const alone = new Candidates(5000, 3, 1, 'best');
    alone.add(list(places[4321] ?? [0, 0]), [1], 1, [4]);
    expect(candidates.count).toBe(5000);
    expect(of(candidates, 4321)).toEqual(of(alone, 4321));
  });
});
