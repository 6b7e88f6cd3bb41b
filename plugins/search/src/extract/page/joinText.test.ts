import {describe, expect, it} from 'vitest';
import {GAP, joinText} from './joinText';

/** The text of chunks; those that start with `$` are code, and `|` is the end of a word. */
function written(...chunks: string[]): {text: string; code: string[]} {
  const {text, code} = joinText(
    chunks.map((chunk) => {
      if (chunk === '|') return GAP;
      return {kind: 'text', text: chunk.replace(/^\$/, ''), isCode: chunk.startsWith('$')};
    }),
  );
  const parts = code.flatMap((start, at) =>
    at % 2 === 0 ? [text.slice(start, code[at + 1])] : [],
  );
  return {text, code: parts};
}

describe('joinText', () => {
  it.each([
    ['joins chunks that no space divides', ['un', 'believ', 'able'], 'unbelievable'],
    ['keeps a space at the start of a chunk', ['a', ' b'], 'a b'],
    ['keeps a space at the end of a chunk', ['a ', 'b'], 'a b'],
    ['keeps a chunk of space between two others', ['a', ' ', 'b'], 'a b'],
    ['makes one space of several, and of lines', ['a \n', '\t b\n\n  c', ' ', ' d'], 'a b c d'],
    ['makes a space of any other white space', ['a\tb\u00a0c'], 'a b c'],
    ['has no space at its start and end', [' ', '\n a ', ' '], 'a'],
    ['takes an empty chunk for nothing', ['a', '', 'b'], 'ab'],
  ])('%s', (_, chunks, text) => {
    expect(written(...chunks).text).toBe(text);
  });

  it('divides words where it is told to, once and not at its start', () => {
    expect(written('|', 'a', '|', '|', ' b', 'c').text).toBe('a bc');
  });

  it('says where each block starts but the first', () => {
    const chunks = ['|', 'a b', '|', '|', ' ', 'c', 'd', '|'];
    const parts = chunks.map((text) =>
      text === '|' ? GAP : {kind: 'text' as const, text, isCode: false},
    );
    expect(joinText(parts)).toMatchObject({text: 'a b cd', blocks: [4]});
  });

  it('takes pieces of code for one where at most a space is between them', () => {
    expect(written('$a', '$.b').code).toEqual(['a.b']);
    expect(written('see ', '$a ', '$=', '$ 1', ' here').code).toEqual(['a = 1']);
  });

  it('keeps code apart where other text is between', () => {
    expect(written('$a', ' or ', '$b', ',', ' ', '$c').code).toEqual(['a', 'b', 'c']);
  });
});
