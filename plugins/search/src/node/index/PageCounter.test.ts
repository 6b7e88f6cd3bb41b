import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../../core/text/Analyzer';
import {english} from '../../core/text/lunrLanguage';
import {page} from '../../core/reading/__tests__/memoryIndex';
import {PageCounter} from './PageCounter';
import {RAW_ADDRESS, RAW_FIRST, RAW_KIND} from './PageRecords';

const counter = (): PageCounter => new PageCounter(createAnalyzer(english));

describe('PageCounter', () => {
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
    expect(flagsOf('lamp')).toBe(RAW_FIRST | RAW_ADDRESS);
    expect(flagsOf('k')).toBe(RAW_KIND);
  });

  it.each([
    ['Navigation: path finding', [], 'navigation'],
    ['csv — CSV files', [], 'csv'],
    ['Audio overview', [], 'audio'],
    ['A guide to shaders', [], 'shaders'],
    ['Physics basics', ['Guides'], 'physics'],
    ['Core modules: audio', ['Core modules'], 'coremodules'],
    ['Docker volumes', ['Docker'], 'volumes'],
    ['Reference', ['Reference'], 'reference'],
  ])('measures the title %s by what it says of the page', (title, breadcrumbs, said) => {
    const {headingLetters} = counter().count({...page('/p', title, [['', '']]), breadcrumbs});
    expect(headingLetters).toEqual([said.length]);
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
});
