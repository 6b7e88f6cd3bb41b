import {joinBytes} from '../../../core/format/bytes';
import {describe, expect, it} from 'vitest';
import {DictionarySlice} from '../../../core/reading/DictionarySlice';
import {IN_HEADING, KIND_IN_HEADING, SUMMARY} from '../../../core/format/layout';
import {encodeSlice, encodeTerm} from './cutSlices';
import type {Postings} from './encodePostings';
import {summarizePrefixes} from './summarizePrefixes';

const SECTIONS = 5000;

interface Place {
  section: number;
  impact: number;
  heading?: number;
}

const list = (...places: Place[]): Postings => ({
  sections: places.map(({section}) => section),
  impacts: places.map(({impact}) => impact),
  headings: places.map(({heading}) => heading ?? 0),
});

function summarize(
  terms: Record<string, Postings>,
  heavy: number,
  isLead: (section: number) => boolean = () => false,
) {
  const encoded = Object.entries(terms).map(([term, postings]) => encodeTerm(term, postings));
  const leads = Uint8Array.from({length: SECTIONS}, (_, section) => Number(isLead(section)));
  const summaries = summarizePrefixes(encoded, {leads, heavy});
  const slice = new DictionarySlice(joinBytes(encodeSlice(summaries)));
  return new Map(
    slice.terms.map((term, index) => {
      expect(term.startsWith(SUMMARY)).toBe(true);
      const {sections, impacts, headings} = slice.postings(index);
      const places = [...sections].map((section, at) => ({
        section,
        impact: impacts[at],
        heading: headings[at],
      }));
      return [term.slice(SUMMARY.length), places];
    }),
  );
}

const inHeading = (section: number, heading: number, impact = 0): Place => ({
  section,
  impact: impact | IN_HEADING,
  heading,
});

describe('Summaries of prefixes', () => {
  it('prefer a heading with the word to names whose kind is the word', () => {
    const kinds = Array.from({length: 200}, (_, section) => inHeading(section, KIND_IN_HEADING));
    const summaries = summarize({clamp: list(inHeading(900, 60)), class: list(...kinds)}, 1e6);
    expect(summaries.get('cl')?.at(-1)).toMatchObject({section: 900});
  });

  it('include all fields for one letter that may be a word, as in Chinese', () => {
    const terms = {密码: list({section: 1, impact: 5}), 密钥: list(inHeading(2, 2))};
    const summaries = summarize(terms, 1e6);
    expect(summaries.get('密')?.map(({section}) => section)).toEqual([1, 2]);
    expect(summaries.has('密码')).toBe(false);
  });

  it('prefer any heading to texts, and higher impacts among texts', () => {
    const texts = Array.from({length: 200}, (_, section) => ({
      section,
      impact: 15 - (section % 8),
    }));
    const named = summarize({lamb: list(...texts), lamp: list(inHeading(900, 120))}, 1)
      .get('la')
      ?.map(({section}) => section);
    expect(named).toEqual([900]);
    const all = summarize({lamb: list(...texts), lamp: list(inHeading(900, 120))}, 1).get('lam');
    expect(all).toHaveLength(160);
    expect(all?.at(-1)?.section).toBe(900);
    expect(Math.min(...(all ?? []).slice(0, -1).map(({impact = 0}) => impact))).toBe(9);
  });
});
