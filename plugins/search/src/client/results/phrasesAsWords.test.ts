import {describe, expect, it} from 'vitest';
import {phrasesAsWords} from './phrasesAsWords';

describe('phrasesAsWords', () => {
  it('is the query with its phrases as words', () => {
    expect(phrasesAsWords('"warp drive" engine +"of the ship"')).toBe(
      'warp drive engine of the ship',
    );
    expect(phrasesAsWords('„warp drive“ engine')).toBe('warp drive engine');
  });

  it('takes a single word out of its quotation marks where there are others', () => {
    expect(phrasesAsWords('the "cd" command')).toBe('the cd command');
  });

  it('names no field that a phrase had to stand in', () => {
    expect(phrasesAsWords('+title:"warp drive" content:engine')).toBe('warp drive content:engine');
  });

  it.each(['warp drive', '"warp"', '"warp drive', 'engine -"warp drive"'])(
    'is nothing for %s, where no phrase must occur, or one that is all there is and a word',
    (query) => {
      expect(phrasesAsWords(query)).toBeUndefined();
    },
  );
});
