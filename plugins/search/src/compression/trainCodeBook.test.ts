import {describe, expect, it} from 'vitest';
import {trainCodeBooks} from './__tests__/trainCodeBooks';

const encoder = new TextEncoder();
const contents = (text: string, kind = 0) => [{parts: [{kind, bytes: encoder.encode(text)}]}];
const codesOf = (text: string, of: string) => {
  const [book] = trainCodeBooks(contents(text), 1);
  return book?.symbols.map((lengths) => lengths[of.charCodeAt(0)]) ?? [];
};

describe('trainCodeBook', () => {
  it('gives a book for each kind, also where nothing is of it', () => {
    const books = trainCodeBooks(contents('some text', 1), 3);
    expect(books.map(({symbols}) => Math.max(...symbols.flatMap((list) => [...list])) > 0)).toEqual(
      [false, true, false],
    );
  });

  it('gives no code to bytes that never occur', () => {
    expect(codesOf('some text', 'z').every((length) => length === 0)).toBe(true);
    expect(codesOf('some text', 'x').some((length) => (length ?? 0) > 0)).toBe(true);
  });

  it('gives the same books for the same contents', () => {
    const text = 'To draw a sprite, ask the graphics of the engine for the screen. '.repeat(9);
    expect(trainCodeBooks(contents(text), 1)).toEqual(trainCodeBooks(contents(text), 1));
  });

  it('sorts bytes into one class only where the books would outweigh what classes save', () => {
    const [small] = trainCodeBooks(contents('a short text'), 1);
    expect(small?.symbols).toHaveLength(1);
    const words = Array.from({length: 9000}, (_, at) => `${(at * 7919) % 9973} word${at % 83};`);
    const [large] = trainCodeBooks(contents(words.join('')), 1);
    expect(large?.symbols.length).toBeGreaterThan(1);
  });
});
