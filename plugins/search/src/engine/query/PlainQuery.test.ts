import {describe, expect, it} from 'vitest';
import {analyzer} from '../reading/__tests__/memoryContext';
import {parsePlain} from './PlainQuery';

const parse = (input: string) => parsePlain(input, analyzer);
const words = (input: string): string[] => parse(input).words.map(({text}) => text);
const joins = (input: string): string[] => parse(input).joins.map(({text}) => text);
const prefixes = (input: string): string[] => {
  const query = parse(input);
  return [...query.words, ...query.joins].filter((one) => one.isPrefix).map(({text}) => text);
};

/** So many words that are no stop words. */
const nouns = (count: number): string[] =>
  Array.from({length: count}, (_, n) => `noun${String.fromCharCode(97 + n)}`);

describe('the words of a plain query', () => {
  it.each([
    ['words', 'Play some Sounds', ['play', 'some', 'sounds']],
    ['the parts of identifiers', 'engine.keyBoard()', ['engine', 'key', 'board']],
    ['no single letters of identifiers', 'x.size', ['size']],
    ['single letters where there is nothing else', 'x.y', ['x', 'y']],
    ['a word only once', 'key the key', ['key', 'the']],
    ['no punctuation', 'What is it?!', ['what', 'is', 'it']],
    ['symbols that stand alone', 'a && b', ['a', '&&', 'b']],
    ['nothing', ' ( ), ', []],
  ])('are %s', (_, input, expected) => {
    expect(words(input)).toEqual(expected);
  });

  it.each([
    ['java.util.HashMap', ['qualifier', 'owner', 'name', 'name']],
    ['std::vector::push_back', ['qualifier', 'owner', 'name', 'name']],
    ['List.of', ['owner', 'name']],
    ['Thread.thread', ['name']],
    ['Thread sleep', ['word', 'word']],
  ])('have roles in the qualified name that it may be: in %s %j', (input, expected) => {
    expect(parse(input).words.map(({role}) => role)).toEqual(expected);
  });

  it.each([
    ['List.of', ['list', 'of']],
    ['list of lamps', ['list', 'lamps']],
    ['to be', ['to', 'be']],
  ])('are needed unless they are stop words and no name: in %s %j', (input, expected) => {
    const needed = parse(input).words.filter(({isNeeded}) => isNeeded);
    expect(needed.map(({text}) => text)).toEqual(expected);
  });

  it('are at most 24', () => {
    const many = Array.from(
      {length: 100},
      (_, n) => `word${String.fromCharCode(97 + (n % 26))}${n}`,
    );
    expect(words(many.join(' '))).toHaveLength(24);
  });

  it('are no stop words where there are more than 24', () => {
    const few = nouns(12).join(' the ');
    expect(words(few)).toHaveLength(13);
    expect(words(`${few} of it`)).toEqual(nouns(12));
    expect(words(`${few} toBe()`)).toContain('be');
  });

  it('count how often they are asked for', () => {
    const times = parse('key the Key keys key').words.map(({text, times}) => `${text} ${times}`);
    expect(times).toEqual(['key 3', 'the 1', 'keys 1']);
  });

  it('tell stop words', () => {
    const stop = parse('the volume of music').words.filter(({isStopWord}) => isStopWord);
    expect(stop.map(({text}) => text)).toEqual(['the', 'of']);
  });
});

describe('the last word', () => {
  it('may still be typed unless something follows', () => {
    expect(prefixes('set vol')).toEqual(['vol', 'setvol']);
    expect(prefixes('set vol ')).toEqual([]);
    expect(prefixes('set vol)')).toEqual([]);
    expect(prefixes('')).toEqual([]);
  });

  it('are complete where a stop word follows that a long query loses', () => {
    expect(prefixes(nouns(24).join(' '))).not.toEqual([]);
    expect(prefixes(`${nouns(24).join(' ')} the`)).toEqual([]);
  });

  it('may be one that stands further in front', () => {
    expect(prefixes('key the key')).toContain('key');
  });
});

describe('the joins of a plain query', () => {
  it('are neighbouring words and all words written as one', () => {
    expect(joins('set music volume')).toEqual(['setmusicvolume', 'setmusic', 'musicvolume']);
  });

  it('are none of two stop words', () => {
    expect(joins('how to play it long enough')).not.toContain('howto');
    expect(joins('how to play it long enough')).toContain('toplay');
  });

  it('are no word of the query', () => {
    expect(joins('key board keyboard')).not.toContain('keyboard');
  });

  it('say what the reader typed as one, and which words that covers', () => {
    const {joins: all} = parse('use engine.keyBoard now');
    expect(all.find(({text}) => text === 'enginekeyboard')).toMatchObject({
      ...{isTyped: true, covered: [1, 2, 3]},
    });
    expect(all.find(({text}) => text === 'keyboard')).toMatchObject({
      isTyped: true,
      covered: [2, 3],
    });
    expect(all.find(({text}) => text === 'useengine')).toMatchObject({
      ...{isTyped: false, covered: [0, 1]},
    });
  });

  it('cover their own words only, also where single letters are left out', () => {
    const {words: all, joins: typed} = parse('class JList.AccessibleJTree ');
    expect(all.map(({text}) => text)).toEqual(['class', 'list', 'accessible', 'tree']);
    const covered = typed
      .filter(({isTyped}) => isTyped)
      .map(({text, covered: places}) => [text, ...places.map((place) => all[place]?.text)]);
    expect(covered).toEqual([
      ['jlist', 'list'],
      ['accessiblejtree', 'accessible', 'tree'],
      ['jlistaccessiblejtree', 'list', 'accessible', 'tree'],
    ]);
  });

  it('are words of their own where all that they cover is left out', () => {
    expect(parse('see HTTP/x.y ').words.map(({text}) => text)).toEqual(['see', 'http', 'xy']);
    expect(parse('/api/v2/users ').words.map(({text}) => text)).toEqual(['api', 'users', 'v2']);
  });

  it('cover no word between those that the query repeats', () => {
    const {words: all, joins: found} = parse('key.left key.right ');
    expect(all.map(({text}) => text)).toEqual(['key', 'left', 'right']);
    expect(found.find(({text}) => text === 'keyright')).toMatchObject({covered: [0, 2]});
    expect(found.find(({text}) => text === 'leftkey')).toMatchObject({covered: [1, 0]});
  });

  it('are of the whole query only up to six words', () => {
    expect(joins('a1 b1 c1').length).toBeGreaterThan(0);
    const long = 'play loud music sounds while drawing sprites';
    expect(joins(long)).not.toContain(long.replaceAll(' ', ''));
  });

  it('are no longer than 64 letters', () => {
    expect(joins(`${'a'.repeat(40)} ${'b'.repeat(40)}`)).toEqual([]);
  });
});
