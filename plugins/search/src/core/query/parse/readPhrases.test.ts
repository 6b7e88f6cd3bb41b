import {describe, expect, it} from 'vitest';
import {readPhrases} from './readPhrases';

describe('Phrases', () => {
  it.each([
    ['"split screen"', '', ['split screen'], []],
    ['draw "split screen" now', 'draw                now', ['split screen'], []],
    ['+lamp -"split screen"', '+lamp', [], ['split screen']],
    ['+"split screen" lamp', 'lamp', ['split screen'], []],
    ['"a b" -"c d" "e"', '', ['a b', 'e'], ['c d']],
    ['lamp title:"a b" -content:"c d"', 'lamp', ['a b'], ['c d']],
    ['“split screen” now', 'now', ['split screen'], []],
    ['lamp -„geteilter Schirm“', 'lamp', [], ['geteilter Schirm']],
    ['title:«écran divisé»', '', ['écran divisé'], []],
    ['‹geteilter Bildschirm›', '', ['geteilter Bildschirm'], []],
    ['« écran divisé » lampe', 'lampe', [' écran divisé '], []],
    ['„podzielony ekran” »delt skærm«', '', ['podzielony ekran', 'delt skærm'], []],
    ['”delad skärm” 「分割画面」', '', ['delad skärm', '分割画面'], []],
  ])('are extracted from %s', (query, rest, required, prohibited) => {
    const {rest: left, phrases} = readPhrases(query);
    const texts = (wanted: boolean): string[] =>
      phrases.filter(({isProhibited}) => isProhibited === wanted).map(({text}) => text);
    expect(left.trim()).toBe(rest);
    expect(left).toHaveLength(query.length);
    expect(texts(false)).toEqual(required);
    expect(texts(true)).toEqual(prohibited);
  });

  it('can name the field that they must occur in', () => {
    const {phrases} = readPhrases('"a" title:"b" +heading:"c" -description:"d" content:"e"');
    const fields = phrases.map(({text, field}) => [text, field]);
    expect(fields).toEqual([
      ['a', ''],
      ['b', 'title'],
      ['c', 'heading'],
      ['d', 'description'],
      ['e', 'content'],
    ]);
  });

  it.each(['plain words', 'an "open quote', '""', 'attr="value"', 'keywords:"value"', '"value"x'])(
    'are not found in %s',
    (query) => {
      expect(readPhrases(query)).toEqual({rest: query, phrases: []});
    },
  );
});
