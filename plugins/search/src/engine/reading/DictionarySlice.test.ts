import {describe, expect, it} from 'vitest';
import {IN_DESCRIPTION, IN_HEADING, IN_KEYWORDS, SUMMARY, WHOLE} from '../../format/layout';
import {encodeSlice, encodeTerm} from '../../indexing/cutSlices';
import type {Postings} from '../../indexing/encodePostings';
import {joinBytes} from '../../indexing/indexFiles';
import {DictionarySlice} from './DictionarySlice';

const postings = (some: Partial<Postings>): Postings => ({
  ...{sections: [], impacts: [], headings: [], weights: []},
  ...some,
});
const bytesOf = (terms: Record<string, Postings>): Uint8Array => {
  const encoded = Object.entries(terms).map(([term, list]) => encodeTerm(term, list));
  return joinBytes(encodeSlice(encoded));
};

const SHIPPED = {
  [`${SUMMARY}la`]: postings({sections: [4], impacts: [IN_HEADING], headings: [7]}),
  key: postings({sections: [0, 3, 900], impacts: [5, 9, 1], headings: [0, 0, 0]}),
  lamp: postings({
    sections: [2, 5],
    impacts: [IN_HEADING | IN_DESCRIPTION | 3, IN_KEYWORDS],
    headings: [12, 0],
    weights: [1.1, 0.55, 0.275],
  }),
};

describe('DictionarySlice', () => {
  const slice = new DictionarySlice(bytesOf(SHIPPED));

  it('has its terms with their numbers of sections', () => {
    expect(slice.terms).toEqual([`${SUMMARY}la`, 'key', 'lamp']);
    expect(slice.counts).toEqual([1, 3, 2]);
  });

  it('gives sections, impacts and headings of each term', () => {
    const all = slice.terms.map((_, index) => {
      const {sections, impacts, headings} = slice.postings(index);
      return {sections: [...sections], impacts: [...impacts], headings: [...headings]};
    });
    expect(all).toEqual(
      Object.values(SHIPPED).map(({sections, impacts, headings}) => ({
        sections,
        impacts,
        headings,
      })),
    );
  });

  it('tells apart how many sections have a frequent term and how many its shortlist names', () => {
    const listed = {sections: [3, 70], impacts: [IN_HEADING, 4], headings: [9, 0]};
    const short = {...encodeTerm('class', postings(listed)), count: 8001, isPartial: true};
    const whole = encodeTerm(
      `${WHOLE}class`,
      postings({...listed, impacts: [IN_HEADING, 5], weights: [1.1]}),
    );
    const parts = encodeSlice([whole, short, encodeTerm('lamp', SHIPPED.lamp)]);
    const frequent = new DictionarySlice(joinBytes(parts));
    expect(frequent.counts).toEqual([2, 8001, 2]);
    expect([0, 1, 2].map((at) => frequent.isShort(at))).toEqual([false, true, false]);
    expect([...frequent.postings(1).sections]).toEqual([3, 70]);
    expect([...frequent.postings(1).impacts]).toEqual([IN_HEADING, 4]);
    expect([0, 1, 2].map((at) => frequent.postings(at).weights.byteLength)).toEqual([1, 0, 3]);
    expect([...frequent.postings(2).sections]).toEqual([2, 5]);
  });

  it('refuses bytes that are cut off or too many', () => {
    const bytes = bytesOf(SHIPPED);
    for (let length = 0; length < bytes.length; length++)
      expect(() => new DictionarySlice(bytes.subarray(0, length))).toThrow(RangeError);
    expect(() => new DictionarySlice(Uint8Array.of(...bytes, 0))).toThrow(RangeError);
  });
});
