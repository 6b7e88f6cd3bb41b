import {describe, expect, it} from 'vitest';
import {page} from '../../../core/reading/__tests__/memoryIndex';
import {recordPages} from './__tests__/recordPages';
import type {PageRecorder} from './PageRecorder';
import {RAW_NAME, RAW_FIRST, RAW_FLAGS, RAW_KIND, RECORD} from './SectionRecords';

function flagsOf({sections: {records, starts}, vocabulary}: PageRecorder): Record<string, number> {
  const flags: Record<string, number> = {};
  for (let at = 0; at < (starts[1] ?? records.length); at += RECORD) {
    const term = vocabulary.terms[records.values[at] as number] as string;
    flags[term] = (records.values[at + 2] as number) >>> RAW_FLAGS;
  }
  return flags;
}

describe('Recording pages', () => {
  it('counts only the letters of the declared name in a title, and flags the word for the kind of declaration', () => {
    const declared = page('/Lamp', 'Class Lamp<K>', [
      ['', ''],
      ['Class Lamp', ''],
    ]);
    const recorder = recordPages(declared);
    const {headingLetters} = recorder.sections;
    expect(headingLetters).toEqual([4, 9]);
    expect(flagsOf(recorder)).toMatchObject({
      class: RAW_FIRST | RAW_KIND,
      lamp: RAW_FIRST | RAW_NAME,
      k: RAW_KIND,
    });
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
    ['🚀 Sprites', [], 'sprites'],
  ])(
    'ignores general words and emoji in the length of the title %s',
    (title, breadcrumbs, said) => {
      const {headingLetters} = recordPages({
        ...page('/p', title, [['', '']]),
        breadcrumbs,
      }).sections;
      expect(headingLetters).toEqual([said.length]);
    },
  );

  it('counts all letters of a name, including single letters and stop words', () => {
    const {headingLetters} = recordPages(
      page('/p', 'Visitor7', [
        ['', ''],
        ['moveTo', ''],
        ['Move to it', ''],
      ]),
    ).sections;
    expect(headingLetters).toEqual(['visitor7'.length, 'moveto'.length, 'move'.length]);
  });

  it('counts only the last name of a path, and also indexes this name as one word', () => {
    const recorder = recordPages(page('/p', 'Struct std::vec::VecDeque', [['', '']]));
    expect(recorder.sections.headingLetters).toEqual(['vecdeque'.length]);
    expect(flagsOf(recorder)).toMatchObject({
      struct: RAW_FIRST | RAW_KIND,
      std: RAW_KIND,
      vec: RAW_FIRST,
      deque: RAW_FIRST,
      vecdeque: RAW_FIRST,
    });
  });
});
