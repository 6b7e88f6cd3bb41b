import type lunr from 'lunr';
import {describe, expect, it, vi} from 'vitest';
import {english, lunrLanguage} from './lunrLanguage';

const upper: lunr.PipelineFunction = (token) => token.update((word) => word.toUpperCase());
const keep: lunr.PipelineFunction = (token) => token;
const drop: lunr.PipelineFunction = () => undefined as unknown as lunr.Token;

describe('lunrLanguage', () => {
  it('stems with the first function, once for each word', () => {
    const stemmer = vi.fn(upper);
    const {stem} = lunrLanguage(stemmer, keep);
    expect([stem('key'), stem('key')]).toEqual(['KEY', 'KEY']);
    expect(stemmer).toHaveBeenCalledTimes(1);
  });

  it('keeps a word that the stemmer leaves nothing of', () => {
    expect(lunrLanguage(drop, keep).stem('key')).toBe('key');
  });

  it('takes what the second function drops for a stop word', () => {
    expect(lunrLanguage(upper, drop).isStopWord('key')).toBe(true);
    expect(lunrLanguage(upper, keep).isStopWord('key')).toBe(false);
  });
});

describe('english', () => {
  it.each([
    ['animations', 'animated'],
    ['playing', 'plays'],
    ['keys', 'key'],
  ])('gives %s and %s one stem', (first, second) => {
    expect(english.stem(first)).toBe(english.stem(second));
  });

  it('knows stop words', () => {
    expect(['the', 'how', 'mouse', 'screen'].map(english.isStopWord)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
