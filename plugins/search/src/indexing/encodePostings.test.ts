import {describe, expect, it} from 'vitest';
import {ByteWriter} from '../format/bytes';
import {IN_DESCRIPTION, IN_HEADING, MOST_WEIGHT} from '../format/layout';
import {encodePostings, type Postings} from './encodePostings';

const encode = (postings: Partial<Postings>) => {
  const writer = new ByteWriter();
  const none = {sections: [], impacts: [], headings: [], weights: []};
  const starts = encodePostings(writer, {...none, ...postings});
  return {bytes: [...writer.finish()], ...starts};
};

describe('encodePostings', () => {
  it('writes differences of the sections, impacts, bytes of the headings and weights', () => {
    expect(
      encode({
        sections: [2, 3, 300],
        impacts: [5, IN_HEADING | 1, IN_DESCRIPTION],
        headings: [0, 9, 0],
        weights: [1.1, 0.55],
      }),
    ).toEqual({
      bytes: [2, 0, 0xa8, 0x02, 5, IN_HEADING | 1, IN_DESCRIPTION, 9, 128, 64],
      impactsStart: 4,
      weightsStart: 8,
    });
  });

  it('keeps a weight within a byte, and makes none of them nothing that is something', () => {
    expect(encode({weights: [0, 1e-9, MOST_WEIGHT, 99]}).bytes).toEqual([0, 1, 255, 255]);
  });
});
