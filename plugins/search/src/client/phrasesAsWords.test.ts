import {describe, expect, it} from 'vitest';
import {phrasesAsWords} from './phrasesAsWords';

describe('phrasesAsWords', () => {
  it('is the query with its phrases as words', () => {
    expect(phrasesAsWords('"warp drive" engine +"of the ship"')).toBe(
      'warp drive engine of the ship',
    );
  });

  it.each(['warp drive', '"warp"', '"warp drive', 'engine -"warp drive"'])(
    'is nothing for %s, where no phrase of several words must occur',
    (query) => {
      expect(phrasesAsWords(query)).toBeUndefined();
    },
  );
});
