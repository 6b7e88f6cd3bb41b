import {describe, expect, it} from 'vitest';
import {contextOf} from './__tests__/memoryContext';
import {page} from './__tests__/memoryIndex';

const PAGES = [
  page('/a', 'A', [
    ['', 'lamp'],
    ['B', ''],
  ]),
  {...page('/b', 'C', [['', 'lamp']]), boost: 2},
  page('/c', 'D', [
    ['', ''],
    ['E', ''],
    ['F', ''],
  ]),
];
const context = contextOf(PAGES, {
  synonyms: [
    ['Sound', 'audio', 'noise'],
    ['sound', 'Töne'],
  ],
});
const sections = [0, 1, 2, 3, 4, 5];

describe('IndexContext', () => {
  it('knows the page of each section and which section stands for its page', () => {
    expect(context.sectionCount).toBe(6);
    expect(sections.map(context.leadOf)).toEqual([0, 0, 2, 3, 3, 3]);
    expect(sections.map(context.isLead)).toEqual([true, false, true, true, false, false]);
  });

  it('boosts all sections of a boosted page', () => {
    expect(sections.map(context.boostOf)).toEqual([1, 1, 2, 1, 1, 1]);
    expect(contextOf([page('/a', 'A', [['', '']])]).boostOf(0)).toBe(1);
  });

  it('gives the other words of all groups of synonyms, as they are indexed', () => {
    expect(context.synonymsOf('sound')).toEqual(['audio', 'noise', 'tone']);
    expect(context.synonymsOf('noise')).toEqual(['sound', 'audio']);
    expect(context.synonymsOf('noises')).toEqual(['sound', 'audio']);
    expect(context.synonymsOf('lamp')).toEqual([]);
  });
});
