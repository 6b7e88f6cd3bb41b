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

describe('what is misspelt', () => {
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
    ['one slip from four letters on', 'lapm ', 'lamp'],
    ['two slips from eight letters on', 'keybxxrd ', 'keyboard'],
    ['the start of a word that may still be typed', 'renedr', 'rendering'],
    ['two slips of a whole word, while it is typed', 'animxxion', 'animation'],
    ['other words as they are typed', 'Press  Keybaord!', 'Press  keyboard!'],
    ['quotation marks', '"tiny stone" keybaord', '"tiny stone" keyboard'],
    ['symbols behind a name', 'C++ keybaord', 'C++ keyboard'],
    ['each of the same unknown words', 'keybaord or Keybaord', 'keyboard or keyboard'],
    ['the words of an identifier, one unknown', 'tinyKeybaord press', 'tiny keyboard press'],
    ['words that nothing is near', 'keybaord xylophonist ', 'keyboard xylophonist'],
  ])('is suggested corrected: %s', async (_, query, suggestion) => {
    expect((await find(query, context)).suggestion).toBe(suggestion);
  });

  it.each(['tba ', 'mouesx ', 'renedr ', 'anixxtio', 'that wheel ', 'xylophonist '])(
    'is not guessed from too little: "%s"',
    async (query) => expect((await find(query, context)).suggestion).toBeUndefined(),
  );

  it.each([
    ['a slip of the shift key split the word', 'CHECKPObINT ', ['Keyboard']],
    ['it is an identifier of known parts', 'fnMt lamp wheel ', ['Rust', 'Mouse', 'House']],
  ])('is found without a word about it where %s', async (_, query, titles) => {
    expect(await find(query, context)).toEqual({titles, suggestion: undefined});
  });
});

describe('words', () => {
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
    ['that start with the last word', 'key vol', ['Audio']],
    ['in headings for one or two letters', 'ke', ['Keyring', 'Keyboard']],
    ['that go on, the typed share of them first', 'keyb', ['Keyboard', 'Keyring']],
    ['by their synonyms', 'noise ', ['Audio']],
    ['by synonyms that are written as one', 'key value ', ['Audio']],
    ['by synonyms with symbols', 'C++ ', ['Audio']],
    ['that the reader splits', 'set volume ', ['Audio']],
    ['that the reader splits, while the last part is typed', 'music play', ['Audio']],
    ['that the reader splits, but no part of them', 'music play ', []],
    ['that are typed as one, from their first letter on', 'setV', ['Audio']],
    ['that another word joined to it makes', 'shift key ', ['Keyboard']],
    ['with stop words that are part of a name', 'List.of ', ['Lists']],
    ['of single letters where there is nothing else', 'x.y', ['Lists']],
    ['of symbols alone', '&&', ['Lists']],
    ['none, for forms of a stop word', 'own ', []],
    ['none', 'zeb', []],
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
  ])('are found in all forms, whichever of them %j is', async (word, others) => {
    const all = [word, ...others.split(' ')].sort();
    const forms = contextOf(all.map((form) => page(`/${form}`, form, [['', '']])));
    for (const form of all) {
      const {titles} = await find(`${form} `, forms);
      expect(titles[0]).toBe(form);
      expect(titles.sort(), form).toEqual(all);
    }
  });
});

describe('a query of plain text', () => {
  const textsOf = (words: readonly {text: string}[]): string[] => words.map(({text}) => text);

  it('keeps at most 24 words, and of more leaves stop words out first', () => {
    const nouns = Array.from({length: 30}, (_, n) => `noun${String.fromCharCode(97 + n)}`);
    const few = nouns.slice(0, 12);
    expect(parsePlain(nouns.join(' '), analyzer).words).toHaveLength(24);
    expect(textsOf(parsePlain(`${few.join(' the ')} of it`, analyzer).words)).toEqual(few);
  });

  it('says which words an identifier covers, single letters aside', () => {
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
