import {describe, expect, it} from 'vitest';
import {readRows} from './__tests__/readRows';
import {analyzer, contextOf} from '../reading/__tests__/memoryContext';
import {page} from '../reading/__tests__/memoryIndex';
import {parsePlain} from './parse/parsePlain';
import type {IndexContext} from '../reading/IndexContext';
import {search} from './search';

const find = async (query: string, context: IndexContext) => {
  const {hits, suggestion} = await readRows(search(query, context, {limit: 20, mode: 'plain'}));
  return {titles: hits.map(({title}) => title), suggestion};
};

describe('The corrected query', () => {
  const context = contextOf(
    Object.entries({
      Keyboard: 'press the checkpoint',
      House: 'a lamp in a room',
      Mouse: 'wheel of a thaw',
      Rust: 'fnMut or mt, a tiny stone',
      Animation: 'rendering with a tab',
    }).map(([title, text]) => page(`/${title}`, title, [['', text]])),
  );

  it.each([
    ['has one edit in words of four or more letters', 'lapm ', 'lamp'],
    ['has two edits in words of eight or more letters', 'keybxxrd ', 'keyboard'],
    ['completes an unfinished word', 'renedr', 'rendering'],
    ['has two edits in a complete word while it is typed', 'animxxion', 'animation'],
    ['keeps the other words as they are typed', 'Press  Keybaord!', 'Press  keyboard!'],
    ['keeps quotation marks', '"tiny stone" keybaord', '"tiny stone" keyboard'],
    ['keeps symbols after a name', 'C++ keybaord', 'C++ keyboard'],
    ['corrects each occurrence of an unknown word', 'keybaord or Keybaord', 'keyboard or keyboard'],
    ['corrects one unknown word of an identifier', 'tinyKeybaord press', 'tiny keyboard press'],
    [
      'keeps words that are not close to any other',
      'keybaord xylophonist ',
      'keyboard xylophonist',
    ],
  ])('%s', async (_, query, suggestion) => {
    expect((await find(query, context)).suggestion).toBe(suggestion);
  });

  it.each(['tba ', 'mouesx ', 'renedr ', 'anixxtio', 'that wheel ', 'xylophonist '])(
    'is not guessed if there is too little evidence: "%s"',
    async (query) => expect((await find(query, context)).suggestion).toBeUndefined(),
  );

  it.each([
    ['a slip of the Shift key splits the word', 'CHECKPObINT ', ['Keyboard']],
    [
      'the word is an identifier whose parts are known',
      'fnMt lamp wheel ',
      ['Rust', 'Mouse', 'House'],
    ],
  ])('is not suggested if %s', async (_, query, titles) => {
    expect(await find(query, context)).toEqual({titles, suggestion: undefined});
  });
});

describe('Words', () => {
  const context = contextOf(
    [
      page('/a', 'Audio', [['', 'sound sounds volume setVolume musicplayer musicplayers fetch']]),
      page('/b', 'Keyboard', [['', 'shiftkey press']]),
      page('/c', 'Lists', [['', 'Call List.of or x.y, a && b. It owned it.']]),
      page('/d', 'Keyring', [['', 'keyboards rush']]),
    ],
    {
      synonyms: [
        ['noise', 'sound'],
        ['key-value', 'volume'],
        ['c++', 'fetch'],
      ],
    },
  );

  it.each([
    ['in another form', 'volumes ', ['Audio']],
    ['with the last word as a prefix', 'key vol', ['Audio']],
    ['in headings for one or two letters', 'ke', ['Keyring', 'Keyboard']],
    ['with a prefix, in order of the fraction that is typed', 'keyb', ['Keyboard', 'Keyring']],
    ['by their synonyms', 'noise ', ['Audio']],
    ['by synonyms that are written as one word', 'key value ', ['Audio']],
    ['by synonyms with symbols', 'C++ ', ['Audio']],
    ['that the reader splits', 'set volume ', ['Audio']],
    ['that the reader splits, with an unfinished last part', 'music play', ['Audio']],
    ['that the reader splits, but not by one of their parts', 'music play ', []],
    ['that are typed as one, with an unfinished last word', 'setV', ['Audio']],
    ['that result from joining two words', 'shift key ', ['Keyboard']],
    ['with stop words that are part of a name', 'List.of ', ['Lists']],
    ['of single letters if there are no others', 'x.y', ['Lists']],
    ['that consist of symbols', '&&', ['Lists']],
    ['not at all, for forms of a stop word', 'own ', []],
    ['not at all, for an unknown prefix', 'zeb', []],
  ])('are found %s: "%s"', async (_, query, titles) => {
    expect((await find(query, context)).titles).toEqual(titles);
  });

  it.each([
    ['move', 'moved moves moving'],
    ['sized', 'size sizes sizing'],
    ['use', 'used uses using'],
    ['studies', 'studied study studying'],
    ['flies', 'fly'],
    ['visible', 'visibility'],
  ])('are found in all forms, whichever of %j is typed', async (word, others) => {
    const all = [word, ...others.split(' ')].sort();
    const forms = contextOf(all.map((form) => page(`/${form}`, form, [['', '']])));
    for (const form of all) {
      const {titles} = await find(`${form} `, forms);
      expect(titles[0]).toBe(form);
      expect(titles.sort(), form).toEqual(all);
    }
  });
});

describe('Parsing plain text', () => {
  const textsOf = (words: readonly {text: string}[]): string[] => words.map(({text}) => text);

  it('keeps at most 24 words, and drops stop words first', () => {
    const nouns = Array.from({length: 30}, (_, n) => `noun${String.fromCharCode(97 + n)}`);
    const few = nouns.slice(0, 12);
    expect(parsePlain(nouns.join(' '), analyzer).words).toHaveLength(24);
    expect(textsOf(parsePlain(`${few.join(' the ')} of it`, analyzer).words)).toEqual(few);
  });

  it('returns the words that each identifier covers, without single letters', () => {
    const {words, joins} = parsePlain('class JList.AccessibleJTree ', analyzer);
    const typed = joins.filter(({isTyped}) => isTyped);
    expect(
      typed.map(({text, covered}) => [text, ...covered.map((place) => words[place]?.text)]),
    ).toEqual([
      ['jlist', 'list'],
      ['accessiblejtree', 'accessible', 'tree'],
      ['jlistaccessiblejtree', 'list', 'accessible', 'tree'],
    ]);
    expect(textsOf(parsePlain('/api/v2/users ', analyzer).words)).toEqual(['api', 'users', 'v2']);
  });
});
