import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, test} from 'vitest';
import type {QueryError} from '../../browser/Answer';
import QueryNotice from './QueryNotice';

const error = (start: number, end: number): QueryError => ({
  message: 'expecting term',
  code: 'missingTerm',
  found: 'FIELD',
  value: 'title',
  start,
  end,
});
afterEach(cleanup);

function shown(query: string, start: number, end: number): string {
  render(<QueryNotice error={error(start, end)} query={query} />);
  const [paragraph] = screen.getByRole('alert').children;
  return [...(paragraph?.childNodes ?? [])]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : `[${node.textContent}]`))
    .join('');
}

describe('A query with a syntax error', () => {
  test.each([
    ['light ^x shadow', 6, 8, 'light [^x] shadow'],
    ['light ~', 6, 6, 'light [~]'],
    ['title:', 6, 6, 'title:[\u00a0]'],
    ['title:', 9, 12, 'title:[\u00a0]'],
  ])('"%s" is shown with its error from %i to %i underlined', (query, start, end, expected) => {
    expect(shown(query, start, end)).toBe(expected);
  });

  test('with more than 2000 characters is shown completely, with at most 2000 of them underlined', () => {
    const query = 'x'.repeat(5000);
    expect(shown(query, 10, 5000)).toBe(
      `${'x'.repeat(10)}[${'x'.repeat(2000)}]${'x'.repeat(2990)}`,
    );
  });
});
