import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../analysis/Analyzer';
import {english} from '../analysis/lunrLanguage';
import {page} from '../engine/reading/__tests__/memoryIndex';
import {groupByTerm} from './groupByTerm';
import {SectionCollector} from './SectionCollector';

describe('groupByTerm', () => {
  const collector = new SectionCollector(createAnalyzer(english));
  collector.add(
    page('/b', 'Mouse', [
      ['', 'lamp'],
      ['Wheel', 'mouse lamp'],
    ]),
  );
  collector.add(page('/a', 'Lamp', [['', 'bright']]));
  const grouped = groupByTerm(collector, Uint32Array.of(2, 0, 1));

  const postings = (term: string): {section: number; term: string | undefined}[] => {
    const id = collector.vocabulary.terms.indexOf(term);
    const all = [];
    for (let at = grouped.offsets[id] ?? 0; at < (grouped.offsets[id + 1] ?? 0); at++) {
      const record = grouped.records[at] ?? -1;
      const of = collector.vocabulary.terms[collector.records.values[record] ?? -1];
      all.push({section: grouped.sections[at] ?? -1, term: of});
    }
    return all;
  };

  it('lists the postings of each term by their final section', () => {
    expect(postings('lamp').map(({section}) => section)).toEqual([0, 1, 2]);
    expect(postings('mouse').map(({section}) => section)).toEqual([1, 2]);
    expect(postings('bright').map(({section}) => section)).toEqual([0]);
  });

  it('leads back to the records of the term', () => {
    for (const term of collector.vocabulary.terms)
      for (const posting of postings(term)) expect(posting.term).toBe(term);
  });

  it('leaves no record out', () => {
    expect(collector.vocabulary.terms.flatMap(postings)).toHaveLength(grouped.records.length);
    expect(grouped.records.length * 3).toBe(collector.records.length);
  });
});
