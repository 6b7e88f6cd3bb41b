import {describe, expect, it} from 'vitest';
import {optionsSchema} from '../../../plugins/search/src';
import {markdownFiles} from '../../../scripts/checks/pages/markdownFiles';
import {SYNONYMS} from '../../../src/config/synonyms';

const pages = markdownFiles(['docs']);
const isInDocumentation = (word: string): boolean =>
  pages.some(({text}) => new RegExp(`\\b${word}`, 'i').test(text));

describe('the synonyms of the site', () => {
  it('are an option that the search takes', () => {
    expect(optionsSchema.validate({synonyms: SYNONYMS}).error).toBeUndefined();
  });

  it.each(SYNONYMS.map(([word = '', ...others]) => [word, others] as const))(
    'begin with a word of the documentation: %s',
    (word, others) => {
      expect(isInDocumentation(word)).toBe(true);
      expect(others).not.toEqual([]);
    },
  );

  it('name each word once', () => {
    const words = SYNONYMS.flat();
    expect(new Set(words).size).toBe(words.length);
  });
});
