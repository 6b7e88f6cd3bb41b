import {describe, expect, it} from 'vitest';
import {page} from '../../core/reading/__tests__/memoryIndex';
import {IN_HEADING} from '../../core/format/layout';
import {collectPages} from './__tests__/collectPages';
import type {Postings} from './encodePostings';
import {type CollectedPage, termPostings} from './IndexBuilder';

const MOUSE = {first: 0, count: 2};
const LAMP = {first: 2, count: 1};

function postings(term: string, pages: CollectedPage[], more?: string): Postings {
  const others: [string, string][] = more === undefined ? [] : [['More', more]];
  const collector = collectPages(
    page('/b', 'Mouse', [
      ['', 'mouse lamp'],
      ['Mouse wheel', 'the wheel'],
    ]),
    page('/a', 'Lamp', [['', 'bright'], ...others]),
  );
  return termPostings(collector, pages)(collector.vocabulary.terms.indexOf(term));
}

describe('termPostings', () => {
  it('ranks the same, whatever the order of the pages', () => {
    const [first, second] = [postings('lamp', [MOUSE, LAMP]), postings('lamp', [LAMP, MOUSE])];
    expect(second.impacts).toEqual([...first.impacts].reverse());
    expect(second.weights).toEqual(first.weights);
  });

  it('measures the title of a page and the heading of a section against their own means', () => {
    // Mean lengths over three sections: titles 2/3 of a word, headings 2/3.
    const [title = 0, heading = 0] = postings('mouse', [MOUSE, LAMP]).weights;
    expect(title).toBeGreaterThan(heading);
    // As one page, titles have 1/3 of a word and headings 1: a title weighs less, a heading more.
    const [onlyTitle = 0, longHeading = 0] = postings('mouse', [{first: 0, count: 3}]).weights;
    expect(onlyTitle).toBeLessThan(title);
    expect(longHeading).toBeGreaterThan(heading);
  });

  it('has two words of a heading as one where a text has them as one', () => {
    expect(postings('mousewheel', [MOUSE, LAMP]).sections).toEqual([]);
    const asOne = postings('mousewheel', [MOUSE, {first: 2, count: 2}], 'the mousewheel');
    expect(asOne.sections).toEqual([1, 3]);
    expect(asOne.impacts[0]).toBe(IN_HEADING);
    expect(asOne.headings).toEqual([0, 0]);
    expect(asOne.weights).toEqual([0]);
  });

  it('has two words of a heading as one where its own text or description has them so', () => {
    const [title, one] = ['Mouse wheel', 'mousewheel'];
    for (const own of [
      page('/a', title, [['', one]]),
      {...page('/a', title, [['', '']]), description: one},
    ]) {
      const collector = collectPages(own);
      const term = collector.vocabulary.terms.indexOf(one);
      expect(termPostings(collector, [{first: 0, count: 1}])(term).sections).toEqual([0]);
    }
  });
});
