import {describe, expect, it} from 'vitest';
import {
  GrowingArray,
  PageRecords,
  RAW_CRUMBS,
  RAW_DESCRIPTION,
  RAW_FIRST,
  RAW_HEADING,
  RAW_KEYWORDS,
} from './PageRecords';

describe('GrowingArray', () => {
  it('keeps all values, however many there are', () => {
    const values = Array.from({length: 10_000}, (_, index) => index * 7);
    const array = new GrowingArray();
    for (const value of values) array.push(value);
    expect(array.length).toBe(10_000);
    expect([...array.values.subarray(0, array.length)]).toEqual(values);
  });

  it('keeps all values that are appended many at a time', () => {
    const values = Uint32Array.from({length: 3000}, (_, index) => index);
    const array = new GrowingArray();
    array.push(7);
    for (let time = 0; time < 5; time++) array.append(values);
    array.append(new Uint32Array(100_000).fill(8));
    expect(array.length).toBe(115_001);
    expect(array.values[0]).toBe(7);
    expect([...array.values.subarray(12_001, 15_001)]).toEqual([...values]);
    expect(array.values.subarray(15_001, 115_001).every((value) => value === 8)).toBe(true);
  });

  it('holds numbers of 32 bits', () => {
    const array = new GrowingArray();
    array.push(2 ** 32 - 1);
    expect(array.values[0]).toBe(4_294_967_295);
  });
});

const TERM = 70;

/** The only record of a page. */
function recordOf(count: (records: PageRecords) => void): number[] {
  const records = new PageRecords();
  records.startPage();
  records.startSection();
  count(records);
  return [...records.finish().records];
}

describe('PageRecords', () => {
  it('counts in prose and code', () => {
    const record = recordOf((records) => {
      records.addInText(TERM, false);
      records.addInText(TERM, true);
      records.addInText(TERM, false);
    });
    expect(record).toEqual([0, 2 | (1 << 16), 0]);
  });

  it('counts in heading, description and keywords, and keeps flags beside them', () => {
    const record = recordOf((records) => {
      records.addElsewhere(TERM, RAW_HEADING);
      records.flag(TERM, RAW_FIRST);
      records.addElsewhere(TERM, RAW_KEYWORDS);
      records.flag(TERM, RAW_CRUMBS);
      for (let time = 0; time < 3; time++) records.addElsewhere(TERM, RAW_DESCRIPTION);
    });
    expect(record).toEqual([0, 0, 1 | (3 << 8) | (1 << 16) | ((RAW_FIRST | RAW_CRUMBS) << 24)]);
  });

  it('counts each term once, however many terms there are', () => {
    const records = new PageRecords();
    const terms = [5, 4095, 4096, 20_000, 100_000];
    for (let page = 0; page < 2; page++) {
      records.startPage();
      records.startSection();
      for (let time = 0; time < 3; time++) for (const term of terms) records.addInText(term, false);
      const {terms: found, records: counted} = records.finish();
      expect(found).toEqual(terms);
      expect([...counted]).toEqual(terms.flatMap((_, local) => [local, 3, 0]));
    }
  });

  it('counts no further than its bits hold', () => {
    const record = recordOf((records) => {
      for (let time = 0; time < 70_000; time++) {
        records.addInText(TERM, false);
        records.addInText(TERM, true);
        records.addElsewhere(TERM, RAW_DESCRIPTION);
      }
    });
    expect(record).toEqual([0, 0xffffffff, 255 << 8]);
  });

  it('has a record for each term of each section', () => {
    const records = new PageRecords();
    records.startPage();
    expect(records.startSection()).toBe(0);
    records.addInText(TERM, false);
    records.addInText(5, false);
    expect(records.startSection()).toBe(6);
    records.addInText(TERM, true);
    expect(records.finish()).toEqual({
      terms: [TERM, 5],
      records: Uint32Array.of(0, 1, 0, 1, 1, 0, 0, 1 << 16, 0),
    });
  });

  it('starts each page anew, with terms beyond those of the pages before', () => {
    const records = new PageRecords();
    for (const term of [TERM, 5, 4096, 100_000]) {
      records.startPage();
      records.startSection();
      records.addInText(term, false);
      records.addInText(TERM + 1, false);
      expect(records.finish()).toEqual({
        terms: [term, TERM + 1],
        records: Uint32Array.of(0, 1, 0, 1, 1, 0),
      });
    }
  });

  it('finds the record of a term again when its terms become many', () => {
    const records = new PageRecords();
    records.startPage();
    records.startSection();
    records.addInText(5, false);
    for (const term of [TERM, 100_000, TERM]) records.addInText(term, false);
    expect([...records.finish().records]).toEqual([0, 1, 0, 1, 2, 0, 2, 1, 0]);
  });

  it('gives records that the next page does not change', () => {
    const records = new PageRecords();
    records.startPage();
    records.startSection();
    records.addInText(TERM, false);
    const {records: given} = records.finish();
    records.startPage();
    records.startSection();
    records.addInText(5, true);
    records.finish();
    expect([...given]).toEqual([0, 1, 0]);
  });
});
