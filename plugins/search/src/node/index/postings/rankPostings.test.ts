import {describe, expect, it} from 'vitest';
import {page} from '../../../core/reading/__tests__/memoryIndex';
import type {Page} from '../../extract/page/Page';
import {
  FIRST_IN_HEADING,
  HEADING_LENGTH,
  IN_CRUMBS,
  IN_DESCRIPTION,
  IN_HEADING,
  IN_KEYWORDS,
} from '../../../core/format/layout';
import {recordPages} from '../records/__tests__/recordPages';
import {rankedPostings} from './__tests__/rankedPostings';

const postingsOf = (term: string, pages: Page[]) => rankedPostings(term, recordPages(...pages));

const text = (content: string, code: number[] = []): Page => ({
  ...page('/p', 'Page', []),
  sections: [{heading: '', hash: '', text: content, code, blocks: []}],
});
const filler = 'bright '.repeat(18);

describe('The content impact of a term', () => {
  it('grows with its number of occurrences', () => {
    const pages = [1, 2, 4, 16].map((n) => text(`${'lamp '.repeat(n)}${filler}`));
    const {impacts} = postingsOf('lamp', pages);
    expect(impacts).toEqual([...impacts].sort((a, b) => a - b));
    expect(new Set(impacts).size).toBe(4);
  });

  it('is lower in a longer text', () => {
    const [short = 0, long = 0] = postingsOf('lamp', [
      text('lamp bright'),
      text(`lamp ${filler}`),
    ]).impacts;
    expect(short).toBeGreaterThan(long);
  });

  it('is lower in code than in prose', () => {
    const content = `lamp ${filler}`;
    const [prose = 0, code = 0] = postingsOf('lamp', [
      text(content),
      text(content, [0, 4]),
    ]).impacts;
    expect(prose).toBeGreaterThan(code);
  });
});

describe('A posting', () => {
  it('says in which fields the term occurs', () => {
    const one = {...text(''), description: 'all about lamps', keywords: 'light'};
    const crumbs = {...one, title: 'Light', breadcrumbs: ['Rooms']};
    expect(postingsOf('lamps', [crumbs]).impacts).toEqual([IN_DESCRIPTION]);
    expect(postingsOf('rooms', [crumbs]).impacts).toEqual([IN_CRUMBS]);
    expect(postingsOf('light', [crumbs]).impacts).toEqual([IN_HEADING | IN_KEYWORDS]);
  });

  it("stores the heading's length and whether the heading starts with the term", () => {
    const {headings} = postingsOf('lamp', [
      {...text(''), title: 'Lamp switch'},
      {...text(''), title: 'A switch of the lamp'},
      text('lamp'),
      {...text(''), title: `lamp ${'x'.repeat(60)} ${'y'.repeat(64)} ${'z'.repeat(64)}`},
    ]);
    expect(headings).toEqual([10 | FIRST_IN_HEADING, 10, 0, HEADING_LENGTH | FIRST_IN_HEADING]);
  });

  it('of a stop word is left out unless it is in a heading', () => {
    const pages = [
      {...text('the lamp'), description: 'About the lamp', keywords: 'the lamp'},
      {...text('the lamp'), title: 'The lamp'},
    ];
    expect(postingsOf('the', pages)).toMatchObject({sections: [1], impacts: [IN_HEADING]});
  });
});
