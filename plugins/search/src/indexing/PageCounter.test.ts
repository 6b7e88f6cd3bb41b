import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../analysis/Analyzer';
import {english} from '../analysis/lunrLanguage';
import {DOCUMENTATION, page} from '../engine/reading/__tests__/memoryIndex';
import {decodeCountedPage, encodeCountedPage} from '../build/countedPage';
import {PageCounter} from './PageCounter';
import {encodePageText} from './PageText';
import {RAW_FIRST, RAW_KIND} from './PageRecords';

const counter = (): PageCounter => new PageCounter(createAnalyzer(english));

describe('PageCounter', () => {
  it('counts words in the prose, code and heading of each section', () => {
    const lamp = {
      ...page('/p', 'Lamp', [
        ['', 'lamp light lamp'],
        ['Light', 'lamp'],
      ]),
    };
    lamp.sections[0] = {heading: '', hash: '', text: 'lamp light lamp', code: [11, 15]};
    const {terms, records, starts, lengths} = counter().count(lamp);
    expect(terms).toEqual(['lamp', 'light']);
    expect(starts).toEqual([0, 6]);
    expect([...records.subarray(0, 3)]).toEqual([0, 1 | (1 << 16), 1 | (RAW_FIRST << 24)]);
    expect([...records.subarray(3, 6)]).toEqual([1, 1, 0]);
    expect(lengths).toEqual([1, 0, 0, 2, 1, 1, 0, 0, 1, 0]);
  });

  it('counts the letters of a declared name alone, and marks the kind', () => {
    const declared = page('/Lamp', 'Class Lamp<K>', [
      ['', ''],
      ['Class Lamp', ''],
    ]);
    const {terms, records, headingLetters, lengths} = counter().count(declared);
    expect(headingLetters).toEqual([4, 9]);
    expect([lengths[0], lengths[5]]).toEqual([3, 2]);
    const flagsOf = (term: string): number => {
      const at = records.findIndex((value, index) => index % 3 === 0 && terms[value] === term);
      return (records[at + 2] as number) >>> 24;
    };
    expect(flagsOf('class')).toBe(RAW_FIRST | RAW_KIND);
    expect(flagsOf('lamp')).toBe(RAW_FIRST);
    expect(flagsOf('k')).toBe(RAW_KIND);
  });

  it('counts no letters of what decorates or numbers a heading, which is found all the same', () => {
    const {terms, records, headingLetters} = counter().count(
      page('/p', '🚀 Start', [
        ['', ''],
        ['Step 2: Goal 🎉', ''],
      ]),
    );
    expect(headingLetters).toEqual([5, 4]);
    const flags = terms.map((term, at) => [term, (records[at * 3 + 2] as number) >>> 24]);
    expect(Object.fromEntries(flags)).toMatchObject({
      '🚀': RAW_FIRST | RAW_KIND,
      start: RAW_FIRST,
      step: RAW_FIRST | RAW_KIND,
      goal: RAW_FIRST,
      '🎉': RAW_KIND,
    });
  });

  it('counts the letters of a name alone that a numbered title declares', () => {
    const {headingLetters} = counter().count(page('/p', '3.2. Class HashMap', [['', '']]));
    expect(headingLetters).toEqual(['hashmap'.length]);
  });

  it('counts all letters of a name, single ones and those of stop words within it, too', () => {
    const {headingLetters} = counter().count(
      page('/p', 'Visitor7', [
        ['', ''],
        ['moveTo', ''],
        ['Move to it', ''],
      ]),
    );
    expect(headingLetters).toEqual(['visitor7'.length, 'moveto'.length, 'move'.length]);
  });

  it('counts the end of a path, which is a word as a whole, too', () => {
    const {terms, records, headingLetters} = counter().count(
      page('/p', 'Struct std::vec::VecDeque', [['', '']]),
    );
    expect(headingLetters).toEqual(['vecdeque'.length]);
    const flags = terms.map((term, at) => [term, (records[at * 3 + 2] as number) >>> 24]);
    expect(Object.fromEntries(flags)).toMatchObject({
      struct: RAW_FIRST | RAW_KIND,
      std: RAW_KIND,
      vec: RAW_FIRST,
      deque: RAW_FIRST,
      vecdeque: RAW_FIRST,
    });
  });

  it('takes the name for a name where it is a kind, too', () => {
    const {terms, records} = counter().count(page('/Class', 'Class Class', [['', '']]));
    expect(terms).toEqual(['class']);
    expect((records[2] as number) >>> 24).toBe(RAW_FIRST);
  });

  it('counts a page the same, whatever it has counted before', () => {
    const used = counter();
    for (const one of DOCUMENTATION) used.count(one);
    for (const one of [...DOCUMENTATION].reverse())
      expect(used.count(one)).toEqual(counter().count(one));
  });
});

describe('a counted page', () => {
  it('is the same after it was written and read', () => {
    const boosted = {...page('/größe', 'Größe', [['', 'a b c'.repeat(300)]]), boost: 1.7};
    for (const one of [...DOCUMENTATION, boosted, page('/empty', '', [['', '']])]) {
      const counted = {text: encodePageText(one), counts: counter().count(one)};
      const bytes = Buffer.concat([Buffer.from('odd'), encodeCountedPage(counted)]).subarray(3);
      expect(decodeCountedPage(new Uint8Array(bytes))).toEqual(counted);
      expect(decodeCountedPage(bytes)).toEqual(counted);
    }
  });

  it('is refused where it is cut off', () => {
    const [one] = DOCUMENTATION as [(typeof DOCUMENTATION)[0]];
    const bytes = encodeCountedPage({text: encodePageText(one), counts: counter().count(one)});
    expect(() => decodeCountedPage(bytes.subarray(0, bytes.length - 2))).toThrow(RangeError);
  });
});
