import {describe, expect, it} from 'vitest';
import {optionsSchema} from '../../../plugins/search/src';
import {markdownFiles} from '../../../scripts/checks/pages/markdownFiles';
import {SYNONYMS} from '../../../src/config/synonyms';

const pages = markdownFiles(['docs']);
const isInDocumentation = (word: string): boolean =>
  pages.some(({text}) => new RegExp(`\\b${word}`, 'i').test(text));

describe('The synonyms of the site', () => {
  it('are a valid value of the search option', () => {
    expect(optionsSchema.validate({synonyms: SYNONYMS}).error).toBeUndefined();
  });

  it.each(SYNONYMS.map(([word = '', ...others]) => [word, others] as const))(
    'start with a word of the documentation: %s',
    (word, others) => {
      expect(isInDocumentation(word)).toBe(true);
      expect(others).not.toEqual([]);
    },
  );

  it('contain each word once', () => {
    const words = SYNONYMS.flat();
    expect(new Set(words).size).toBe(words.length);
  });
});
