import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseReference} from './parseReference';

const name = fc.stringMatching(/^[A-Za-z_$][\w$]{0,6}$/);
const PIECES = [
  '(',
  ')',
  '<',
  '>',
  '[]',
  '{',
  '}',
  '.',
  '#',
  '::',
  ',',
  '"',
  "'",
  '->',
  '@',
  'new ',
  '...',
  ';',
];
const code = fc
  .array(fc.oneof({weight: 4, arbitrary: fc.constantFrom(...PIECES)}, name, fc.string()), {
    maxLength: 20,
  })
  .map((pieces) => pieces.join(''));

describe('Inline code', () => {
  it('is parsed to a reference with its names in order, or to undefined', () => {
    fc.assert(
      fc.property(code, (text) => {
        const found = parseReference(text);
        let from = 0;
        for (const part of found?.parts ?? []) {
          from = text.indexOf(part.name, from);
          expect(from).toBeGreaterThanOrEqual(0);
          from += part.name.length;
        }
      }),
    );
  });

  it('with a chain is parsed to a reference with all names and calls', () => {
    const part = fc.record({name, isCall: fc.boolean()});
    fc.assert(
      fc.property(
        fc.array(part, {minLength: 1, maxLength: 6}),
        fc.constantFrom('.', '#', '::'),
        (parts, separator) => {
          const text = parts
            .map((one) => one.name + (one.isCall ? '(a, "b)")' : ''))
            .join(separator);
          expect(parseReference(text)?.parts).toEqual(
            parts.map((one) =>
              one.isCall ? {name: one.name, args: ['a', '"b)"']} : {name: one.name},
            ),
          );
        },
      ),
    );
  });

  it.each(['(', '<', 'a(', 'a.', '"', 'a<', '['])(
    'with 4,000 repetitions of %j is parsed quickly',
    (piece) => {
      expect(parseReference(`a${piece.repeat(4_000)}`)).toBeUndefined();
    },
  );
});
