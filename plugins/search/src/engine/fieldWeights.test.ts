import {describe, expect, it} from 'vitest';
import {fieldNumber, type PostingList, visitFields} from './reading/Slice';
import {FIELDS, IN_CRUMBS, IN_DESCRIPTION, IN_HEADING, IN_KEYWORDS} from '../format/layout';
import {Scheduler} from './reading/Scheduler';

const list = (impacts: Record<number, number>, weights: Uint8Array): PostingList => ({
  sections: Uint32Array.from(Object.keys(impacts), Number),
  impacts: Uint8Array.from(Object.values(impacts)),
  headings: new Uint8Array(Object.keys(impacts).length),
  weights,
});

type Visited = [section: number, field: number, weight: number];

async function visited(postings: PostingList): Promise<Visited[]> {
  const all: Visited[] = [];
  await visitFields(
    postings,
    (section) => section === 0,
    new Scheduler(),
    (place, weight) => all.push([Math.floor(place / FIELDS.length), place % FIELDS.length, weight]),
  );
  return all;
}

describe('visitFields', () => {
  it('walks over title or heading, description, keywords and content', async () => {
    const all = await visited(
      list(
        {0: IN_HEADING | IN_DESCRIPTION | IN_KEYWORDS | 8, 3: IN_HEADING},
        Uint8Array.of(128, 64, 32, 16),
      ),
    );
    expect(all.map(([section, field]) => [section, field])).toEqual([
      [0, 0],
      [0, 2],
      [0, 3],
      [0, 4],
      [3, 1],
    ]);
    expect(all.map(([, , weight]) => weight.toFixed(4))).toEqual(
      [1.1, 0.55, 0.275, 1.1, 0.1375].map((weight) => weight.toFixed(4)),
    );
  });

  it('leaves out what lunr has no field for', async () => {
    expect(await visited(list({0: IN_CRUMBS}, new Uint8Array(0)))).toEqual([]);
  });
});

describe('fieldNumber', () => {
  it('is the place of a field, -1 for others', () => {
    expect(
      ['title', 'heading', 'description', 'keywords', 'content', 'x'].map(fieldNumber),
    ).toEqual([0, 1, 2, 3, 4, -1]);
  });
});
