import {describe, expect, it} from 'vitest';
import {page} from '../engine/reading/__tests__/memoryIndex';
import {RAW_CRUMBS, RAW_FIRST, RAW_JOINED, RAW_KIND, RECORD} from './PageRecords';
import type {SectionCollector} from './SectionCollector';
import {collectPages} from './__tests__/collectPages';

interface Counts {
  prose: number;
  code: number;
  heading: number;
  description: number;
  keywords: number;
  flags: number;
}

/** The records of a section, by term. */
function countsOf(collector: SectionCollector, section: number): Record<string, Partial<Counts>> {
  const {records, starts} = collector;
  const {terms} = collector.vocabulary;
  const counts: Record<string, Partial<Counts>> = {};
  const end = starts[section + 1] ?? records.length;
  for (let at = starts[section] ?? 0; at < end; at += RECORD) {
    const [term = 0, content = 0, other = 0] = records.values.subarray(at, at + RECORD);
    const all: Counts = {
      prose: content & 0xffff,
      code: content >>> 16,
      heading: other & 255,
      description: (other >>> 8) & 255,
      keywords: (other >>> 16) & 255,
      flags: other >>> 24,
    };
    const found = Object.entries(all).filter(([, value]) => value > 0);
    counts[terms[term] ?? ''] = Object.fromEntries(found);
  }
  return counts;
}

const lengthsOf = (collector: SectionCollector, section: number): number[] => [
  ...collector.lengths.values.subarray(section * 5, section * 5 + 5),
];

describe('SectionCollector', () => {
  it('counts words in title and text of the first section, in heading and text of the others', () => {
    const collector = collectPages(
      page('/audio', 'Audio', [
        ['', 'Sounds and sounds'],
        ['Volume', 'audio'],
      ]),
    );
    expect(collector.starts).toHaveLength(2);
    expect(countsOf(collector, 0)).toEqual({
      audio: {heading: 1, flags: RAW_FIRST},
      sounds: {prose: 2},
      and: {prose: 1},
    });
    expect(countsOf(collector, 1)).toEqual({
      volume: {heading: 1, flags: RAW_FIRST},
      audio: {prose: 1, flags: RAW_CRUMBS},
    });
  });

  it('tells words in code from words in prose', () => {
    const one = page('/p', 'Page', [['', 'call exit or exit exit']]);
    const collector = collectPages({
      ...one,
      sections: one.sections.map((section) => ({...section, code: [5, 9, 13, 17]})),
    });
    expect(countsOf(collector, 0)['exit']).toEqual({prose: 1, code: 2});
    expect(lengthsOf(collector, 0)).toEqual([1, 0, 0, 3, 2]);
  });

  it('counts an identifier in parts and as one word, and as long as its parts', () => {
    const collector = collectPages(page('/p', 'Page', [['', 'screwBox.mouse']]));
    expect([...collector.vocabulary.terms].sort()).toEqual([
      'box',
      'mouse',
      'page',
      'screw',
      'screwbox',
      'screwboxmouse',
    ]);
    expect(lengthsOf(collector, 0)[3]).toBe(3);
  });

  it('marks the first word of a heading, and the one behind its numbering', () => {
    const counts = countsOf(collectPages(page('/p', '2. Key events', [['', '']])), 0);
    expect(counts).toEqual({
      2: {heading: 1, flags: RAW_FIRST | RAW_KIND},
      key: {heading: 1, flags: RAW_FIRST},
      events: {heading: 1},
      keyevents: {flags: RAW_JOINED},
    });
  });

  it.each([
    ['Switch to full screen', true],
    ['Change resolution and full screen', false],
  ])('takes two words for one where they are half of the heading: %s', (heading, isTaken) => {
    const {vocabulary} = collectPages(page('/p', heading, [['', '']]));
    expect(vocabulary.terms.includes('fullscreen')).toBe(isTaken);
  });

  it('measures headings in letters without stop words, where there are other words', () => {
    const titles = ['The key of events', 'How to', '&', ''];
    const collector = collectPages(...titles.map((title, n) => page(`/p${n}`, title, [['', '']])));
    expect(collector.headingLetters).toEqual([9, 5, 1, 1]);
  });

  it('counts no further than its records hold', () => {
    const collector = collectPages({
      ...page('/p', 'lamp '.repeat(300), [['', 'lamp '.repeat(70_000)]]),
      description: 'lamp '.repeat(300),
    });
    expect(countsOf(collector, 0)).toEqual({
      lamp: {prose: 65_535, heading: 255, description: 255, flags: RAW_FIRST},
    });
  });
});
