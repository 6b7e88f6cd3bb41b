import {describe, expect, it} from 'vitest';
import {IN_CRUMBS, IN_HEADING} from '../format/layout';
import {encodeTerm} from './cutSlices';
import {type Quality, SectionQualities} from './SectionQualities';

/** Sections of an index in which those from 0 on, so many, are the first ones of their pages. */
const qualitiesOf = (titles: number): SectionQualities =>
  new SectionQualities(new Uint8Array(1000).fill(1, 0, titles));

const sectionsOf = (best: readonly Quality[]): number[] => best.map(({section}) => section);

const quality = (section: number, score: number, isTitle = false): Quality => ({
  section,
  impact: IN_HEADING,
  heading: 9,
  isTitle,
  score,
});

const run = (from: number, count: number): number[] =>
  Array.from({length: count}, (_, index) => from + index);

describe('SectionQualities', () => {
  it('takes of a section that has several terms the best of each', () => {
    const qualities = qualitiesOf(0);
    qualities.add({section: 7, impact: 5 | IN_CRUMBS, heading: 0, isTitle: false, score: 0.3});
    qualities.add({section: 7, impact: 2 | IN_HEADING, heading: 40, isTitle: true, score: 2.6});
    qualities.add({section: 7, impact: 9 | IN_HEADING, heading: 60, isTitle: false, score: 2.4});
    expect(qualities.takeBest()).toEqual([
      {section: 7, impact: 9 | IN_CRUMBS | IN_HEADING, heading: 40, isTitle: true, score: 2.6},
    ]);
  });

  it('reads the sections of a term, and which of them are titles', () => {
    const qualities = qualitiesOf(4);
    qualities.addTerm(
      encodeTerm('lamp', {
        sections: [3, 8, 9],
        impacts: [IN_HEADING | 1, IN_HEADING, 4],
        headings: [4, 4, 0],
        weights: [],
      }),
    );
    const best = qualities.takeBest();
    expect(best.map(({section, isTitle}) => [section, isTitle])).toEqual([
      [3, true],
      [8, false],
      [9, false],
    ]);
  });

  it('forgets what it has given', () => {
    const qualities = qualitiesOf(0);
    qualities.add(quality(5, 1));
    qualities.takeBest();
    qualities.add({...quality(5, 0.5), impact: 3});
    expect(qualities.takeBest()).toEqual([{...quality(5, 0.5), impact: 3}]);
  });

  it('names the first of equals, and the best before them', () => {
    const qualities = qualitiesOf(0);
    for (const section of run(0, 300).reverse()) qualities.add(quality(section, 1));
    qualities.add(quality(999, 2));
    expect(sectionsOf(qualities.takeBest())).toEqual([999, ...run(0, 159)]);
  });

  it.each([
    [300, 300, 80, 80],
    [300, 10, 150, 10],
    [10, 300, 10, 150],
    [20, 30, 20, 30],
  ])('of %i titles and %i others names %i and %i', (titles, others, first, second) => {
    const qualities = qualitiesOf(titles);
    for (const section of run(0, titles)) qualities.add(quality(section, 1, true));
    for (const section of run(500, others)) qualities.add(quality(section, 1));
    expect(sectionsOf(qualities.takeBest())).toEqual([...run(0, first), ...run(500, second)]);
  });
});
