import {describe, expect, it} from 'vitest';
import {AbbreviationCandidates} from './AbbreviationCandidates';
import type {Steps} from './cheapestSteps';

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** A way to write a text: what each step writes, its bits, and how it is written. */
type Step = [text: string, bits: number, distance?: number];

function candidatesOf(ways: readonly Step[][], most = 9) {
  const candidates = new AbbreviationCandidates();
  for (const way of ways) {
    const steps: Steps = {
      lengths: Uint16Array.from(way, ([text]) => text.length),
      bits: Int32Array.from(way, ([, bits]) => bits),
      distances: Int32Array.from(way, ([, , distance = 0]) => distance),
    };
    // What stands before the part is no part of it.
    candidates.addSteps(encoder.encode(`##${way.map(([text]) => text).join('')}`), 2, steps);
  }
  return candidates
    .best(most)
    .map(({bytes, count, bits}) => ({text: decoder.decode(bytes), count, bits}));
}

const times = (count: number, way: Step[]): Step[][] => Array.from({length: count}, () => way);

describe('AbbreviationCandidates', () => {
  it('proposes what stands next to each other, with all that it took', () => {
    expect(
      candidatesOf(
        times(3, [
          ['a', 12],
          ['bc', 10, ~4],
        ]),
      ),
    ).toEqual([{text: 'abc', count: 3, bits: 66}]);
  });

  it('proposes repetitions, but no single byte or abbreviation', () => {
    const way: Step[] = [['lamp', 40, 7]];
    expect(candidatesOf(times(3, way))).toEqual([{text: 'lamp', count: 3, bits: 120}]);
    expect(candidatesOf([...times(3, [['a', 40]]), ...times(3, [['lamp', 40, ~0]])])).toEqual([]);
  });

  it('counts the same bytes as one, however they are written', () => {
    const ways: Step[][] = [
      [
        ['li', 20],
        ['ght', 20],
      ],
      [
        ['lig', 15],
        ['ht', 15],
      ],
      [['light', 30, 9]],
    ];
    expect(candidatesOf(ways)).toEqual([{text: 'light', count: 3, bits: 100}]);
  });

  it('proposes nothing that occurs less than three times or saves little', () => {
    expect(
      candidatesOf(
        times(2, [
          ['a', 90],
          ['b', 90],
        ]),
      ),
    ).toEqual([]);
    // Ten bits more than the 24 that three abbreviations take.
    expect(
      candidatesOf(
        times(3, [
          ['a', 9],
          ['b', 9],
        ]),
      ),
    ).toEqual([]);
    expect(
      candidatesOf(
        times(3, [
          ['a', 10],
          ['b', 9],
        ]),
      ),
    ).toHaveLength(1);
  });

  it('proposes nothing that is too long for an abbreviation', () => {
    const long = (rest: string): Step[] => [
      ['fourteen bytes', 30],
      [rest, 30],
    ];
    expect(candidatesOf(times(3, long('.')))).toHaveLength(1);
    expect(candidatesOf(times(3, long('..')))).toEqual([]);
  });

  it('puts what saves most first, and keeps to the number that is wanted', () => {
    const ways = [
      ...times(3, [
        ['a', 20],
        ['b', 20],
      ]),
      ...times(9, [
        ['c', 20],
        ['d', 20],
      ]),
      ...times(5, [
        ['e', 20],
        ['f', 20],
      ]),
    ] satisfies Step[][];
    expect(candidatesOf(ways).map(({text}) => text)).toEqual(['cd', 'ef', 'ab']);
    expect(candidatesOf(ways, 2).map(({text}) => text)).toEqual(['cd', 'ef']);
  });
});
