import {describe, expect, it} from 'vitest';
import {english} from './lunrLanguage';
import {ENGLISH_SYNONYMS, SINGLE_WORD} from './synonyms';

describe('ENGLISH_SYNONYMS', () => {
  it.each(ENGLISH_SYNONYMS.map((group) => [group.join(', '), group] as const))(
    'has several words of different stems: %s',
    (_, group) => {
      expect(group.length).toBeGreaterThan(1);
      expect(new Set(group.map(english.stem)).size).toBe(group.length);
      for (const word of group) expect(word).toMatch(/^[a-z]{3,}$/);
    },
  );

  it('names no two words together twice', () => {
    const pairs = ENGLISH_SYNONYMS.flatMap((group) =>
      group.flatMap((one) =>
        group.filter((other) => other > one).map((other) => `${one} ${other}`),
      ),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

it.each(['frame-rate', 'Node.js', 'C++'])('%s is a single word', (word) => {
  expect(word).toMatch(SINGLE_WORD);
});

it.each(['frame rate', ' fps', ''])('"%s" is none', (word) => {
  expect(word).not.toMatch(SINGLE_WORD);
});
