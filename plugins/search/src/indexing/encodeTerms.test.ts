import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../__tests__/randomNumbers';
import {IN_HEADING, SUMMARY} from '../format/layout';
import type {Postings} from './encodePostings';
import {type CutTerms, encodeTerms} from './encodeTerms';

const inHeading = (...sections: number[]): Postings => ({
  sections,
  impacts: sections.map(() => IN_HEADING),
  headings: sections.map(() => 5),
  weights: sections.map(() => 1),
});

/** Sections of which none is the first one of its page. */
const NO_LEADS = new Uint8Array(100);

const encode = (terms: Record<string, Postings>): CutTerms => {
  const postings = Object.values(terms);
  return encodeTerms(Object.keys(terms), (term) => postings[term] ?? inHeading(), NO_LEADS);
};

const wordsOf = ({slices}: CutTerms): string[] =>
  slices.flat().flatMap(({term}) => (term.startsWith(SUMMARY) ? [] : [term]));

/** As many words as asked for, each in several headings, in no order. */
function manyWords(count: number, headings: number): Record<string, Postings> {
  const sections = Array.from({length: headings}, (_, section) => section);
  const random = randomNumbers(3);
  const word = (): string =>
    Array.from({length: 9}, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
  return Object.fromEntries(Array.from({length: count}, () => [word(), inHeading(...sections)]));
}

describe('encodeTerms', () => {
  it('cuts many terms into sorted slices, and lists their spellings by the end', () => {
    const cut = encode(manyWords(5000, 6));
    const words = wordsOf(cut);
    expect(words).toEqual([...words].sort());
    expect(words).toHaveLength(5000);
    expect(cut.slices.length).toBeGreaterThan(3);
    expect(cut.spellings.backward.length).toBeGreaterThan(1);
    expect(cut.spellings.forward).toEqual([]);
  });

  it('lists spellings forward, too, where there are more than 60 slices', () => {
    const cut = encode(manyWords(2000, 90));
    expect(cut.slices.length).toBeGreaterThan(60);
    expect(cut.spellings.forward.length).toBeGreaterThan(1);
  });

  it('has a summary for each prefix of more than two letters whose terms lie in three slices or more', () => {
    const {slices} = encode(
      Object.fromEntries(
        Object.entries(manyWords(3000, 50)).map(([word, postings]) => [
          word.replace(/^./, 'l').replace(/^../, 'la'),
          postings,
        ]),
      ),
    );
    const summaries = new Set(
      slices.flat().flatMap(({term}) => (term.startsWith(SUMMARY) ? [term.slice(1)] : [])),
    );
    const spans = new Map<string, Set<number>>();
    for (const [number, slice] of slices.entries()) {
      for (const {term} of slice) {
        if (term.startsWith(SUMMARY)) continue;
        for (let length = 3; length <= term.length; length++) {
          const prefix = term.slice(0, length);
          spans.set(prefix, (spans.get(prefix) ?? new Set()).add(number));
        }
      }
    }
    const wide = [...spans].flatMap(([prefix, numbers]) => (numbers.size > 2 ? [prefix] : []));
    expect(wide.length).toBeGreaterThan(0);
    expect(wide.filter((prefix) => !summaries.has(prefix))).toEqual([]);
  });
});
