import fc from 'fast-check';
import {expect, it} from 'vitest';
import {createAnalyzer} from '../../text/Analyzer';
import {english} from '../../text/lunrLanguage';
import {MAX_QUERY_LENGTH} from '../openFinder';
import {isQueryParseError} from './isQueryParseError';
import {mayHaveSyntax} from './mayHaveSyntax';
import {parseQuery} from './parseQuery';
import {parseSyntax} from './parseSyntax';

const analyzer = createAnalyzer(english);

const PIECES = [
  ...['+', '-', '*', '~', '^', ':', '~2', '^3', '~1.5', '^,5', '"', '”', '„', "'", '\\', '(', ')'],
  ...[
    'title:',
    'heading:',
    'a/b:',
    'tag:',
    '#',
    '+title:"',
    '-"',
    'C++',
    'Key.SHIFT_LEFT',
    'getX()',
  ],
  ...[' ', '\t', '\n', '\u00A0', '\u200B', '\u0000', '\uFEFF', '\uD83D', '😀', 'é', 'e\u0301'],
  ...['ß', '中文', 'العربية', 'http://', '.', '..', '_', '__proto__', 'constructor', 'the', 'lamp'],
];

const query = fc
  .array(
    fc.oneof({weight: 6, arbitrary: fc.constantFrom(...PIECES)}, fc.string({unit: 'binary'})),
    {maxLength: 24},
  )
  .map((pieces) => pieces.join(''));

it('Every query is parsed, or rejected with a code and the position of the error', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (input) => {
      try {
        const parsed = await parseQuery(input, 'auto', analyzer);
        // Later stages look up each word, clause and phrase, so there must not be more of them than
        // characters.
        const parts = parsed.kind === 'plain' ? parsed.words : parsed.clauses;
        const words = parsed.phrases.flatMap((phrase) => phrase.words);
        expect(parts.length).toBeLessThanOrEqual(input.length + words.length);
        expect(words.length + parsed.tags.length).toBeLessThanOrEqual(input.length);
      } catch (error) {
        if (!isQueryParseError(error)) throw error;
        expect(error).toHaveProperty('code');
        expect(error.message).not.toBe('');
        expect(error.start).toBeLessThanOrEqual(error.end);
      }
    }),
  );
});

it('Every query can be parsed as plain text', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (input) => {
      const parsed = await parseQuery(input, 'plain', analyzer);
      expect(parsed.kind).toBe('plain');
      expect(parsed.tags).toEqual([]);
    }),
    {numRuns: (fc.readConfigureGlobal().numRuns ?? 100) / 4},
  );
});

it('A word without operator characters is parsed the same with and without the script for operators', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (input) => {
      for (const word of input.split(/(?<=\s)/).filter((part) => !mayHaveSyntax(part)))
        expect(parseSyntax(word, 'auto', analyzer)).toEqual(
          await parseQuery(word, 'auto', analyzer),
        );
    }),
    {numRuns: (fc.readConfigureGlobal().numRuns ?? 100) / 4},
  );
});

it.each(PIECES)(
  `A query of maximum length with nothing but %j is parsed or rejected`,
  async (piece) => {
    const input = piece.repeat(MAX_QUERY_LENGTH).slice(0, MAX_QUERY_LENGTH);
    await parseQuery(input, 'auto', analyzer).catch((error: unknown) =>
      expect(isQueryParseError(error)).toBe(true),
    );
  },
);
