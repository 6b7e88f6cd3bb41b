import {describe, expect, it} from 'vitest';
import {page} from '../../../core/reading/__tests__/memoryIndex';
import {IN_HEADING} from '../../../core/format/layout';
import {recordPages} from '../records/__tests__/recordPages';
import {rankedPostings} from './__tests__/rankedPostings';

const MOUSE_FIRST = [0, 1];

function postings(term: string, order: number[], more?: string) {
  const others: [string, string][] = more === undefined ? [] : [['More', more]];
  const recorder = recordPages(
    page('/b', 'Mouse', [
      ['', 'mouse lamp'],
      ['Mouse wheel', 'the wheel'],
    ]),
    page('/a', 'Lamp', [['', 'bright'], ...others]),
  );
  const pages = order.flatMap((number) => recorder.pages[number] ?? []);
  return rankedPostings(term, recorder, pages);
}

describe('Postings of terms', () => {
  it('have the same ranks for any order of the pages', () => {
    const [first, second] = [postings('lamp', MOUSE_FIRST), postings('lamp', [1, 0])];
    expect(second.impacts).toEqual([...first.impacts].reverse());
  });

  it('include headings with the term as two words if a text has it as one word', () => {
    expect(postings('mousewheel', MOUSE_FIRST).sections).toEqual([]);
    const asOne = postings('mousewheel', MOUSE_FIRST, 'the mousewheel');
    expect(asOne.sections).toEqual([1, 3]);
    expect(asOne.impacts[0]).toBe(IN_HEADING);
    expect(asOne.headings).toEqual([0, 0]);
  });

  it('include a heading with the term as two words if its own text or description has it as one word', () => {
    const [title, one] = ['Mouse wheel', 'mousewheel'];
    for (const own of [
      page('/a', title, [['', one]]),
      {...page('/a', title, [['', '']]), description: one},
    ]) {
      expect(rankedPostings(one, recordPages(own)).sections).toEqual([0]);
    }
  });
});
