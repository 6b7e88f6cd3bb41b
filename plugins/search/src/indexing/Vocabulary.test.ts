import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../analysis/Analyzer';
import {english} from '../analysis/lunrLanguage';
import {Vocabulary} from './SectionCollector';

const vocabulary = (): Vocabulary => new Vocabulary(createAnalyzer(english));

/** The terms of a word as text: its parts, and parts and joins. */
function read(of: Vocabulary, word: string): {parts: string[]; all: string[]} {
  const {parts, all} = of.termsOf(word);
  const text = (term: number): string => of.terms[term] ?? '';
  return {parts: parts.map(text), all: all.map(text)};
}

describe('Vocabulary', () => {
  it('numbers terms in the order in which it meets them, each once', () => {
    const words = vocabulary();
    expect(words.termsOf('lamp')).toEqual({parts: [0], left: 0, isName: false, all: [0]});
    expect(words.termsOf('light')).toEqual({parts: [1], left: 0, isName: false, all: [1]});
    expect(words.termsOf('Lamp').all).toContain(0);
    expect(words.terms).toEqual([...new Set(words.terms)]);
  });

  it('leaves the single letters of an identifier out, and says how many', () => {
    const words = vocabulary();
    expect(words.termsOf('Visitor7')).toMatchObject({parts: [words.idOf('visitor')], left: 1});
    expect(words.termsOf('x.y')).toMatchObject({parts: [], left: 2});
    expect(words.termsOf('x')).toMatchObject({parts: [words.idOf('x')], left: 0});
  });

  it('takes what is joined without a hyphen for one name', () => {
    const isName = (word: string): boolean => vocabulary().termsOf(word).isName;
    expect(['getMouse', 'key.left', 'up-to-date', 'lamp'].map(isName)).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('has the parts of a word, and what they are together', () => {
    expect(read(vocabulary(), 'setMusicVolume')).toEqual({
      parts: ['set', 'music', 'volume'],
      all: ['set', 'music', 'volume', 'setmusicvolume'],
    });
  });

  it('leaves out single letters of words that have parts', () => {
    const {parts, all} = read(vocabulary(), 'x_axis');
    expect(parts).toEqual(['axis']);
    expect(all).toEqual(['axis', 'xaxis']);
    expect(read(vocabulary(), 'x').parts).toEqual(['x']);
  });

  it('has a part that is there twice twice, but each term once', () => {
    const {parts, all} = read(vocabulary(), 'drum-drum');
    expect(parts).toEqual(['drum', 'drum']);
    expect(all).toEqual([...new Set(all)]);
  });

  it('gives a word the same terms again', () => {
    const words = vocabulary();
    expect(words.termsOf('setVolume')).toBe(words.termsOf('setVolume'));
  });

  it('knows stop words, however many terms it has', () => {
    const words = vocabulary();
    for (let number = 0; number < 10_000; number++) words.termsOf(`w${number.toString(36)}`);
    const [the = -1] = words.termsOf('the').parts;
    const [lamp = -1] = words.termsOf('lamp').parts;
    expect(the).toBeGreaterThan(4096);
    for (let time = 0; time < 2; time++)
      expect([words.isStop(the), words.isStop(lamp)]).toEqual([true, false]);
  });
});
