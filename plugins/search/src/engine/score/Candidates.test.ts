import {describe, expect, it} from 'vitest';
import type {PostingList} from '../reading/DictionarySlice';
import {FIRST_IN_HEADING, HEADING_LENGTH, IN_HEADING, KIND_IN_HEADING} from '../../format/layout';
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
  it('takes the shorter length of a heading, which a shortlist may leave out', () => {
    const exact = new Candidates(10, 2, 10);
    exact.add(list([4, IN_HEADING, 9]), [0], 1, [3]);
    exact.add(list([4, IN_HEADING, 9]), [1], 1, [6]);
    const short = new Candidates(10, 2, 10);
    short.add(list([4, IN_HEADING, 9]), [0], 1, [3]);
    short.add(list([4, IN_HEADING, FIRST_IN_HEADING | HEADING_LENGTH]), [1], 1, [6]);
    expect(of(short, 4)).toEqual(of(exact, 4));
  });

  it('covers nothing of the name where a word says what kind of thing is named', () => {
    const candidates = new Candidates(10, 2, 10);
    candidates.add(list([4, IN_HEADING, KIND_IN_HEADING]), [0], 1, [5]);
    expect(of(candidates, 4)).toMatchObject({covered: [1, 0], heading: KIND_IN_HEADING | 127});
    candidates.add(list([4, IN_HEADING, 7]), [1], 1, [7]);
    expect(of(candidates, 4)).toMatchObject({covered: [1, 7 + 1], heading: KIND_IN_HEADING | 7});
  });
});
