import type {ArchiveBlogPost} from '@theme/BlogArchivePage';
import {expect, it} from 'vitest';
import {groupByYear} from './groupByYear';

function post(date: string): ArchiveBlogPost {
  return {metadata: {date}} as unknown as ArchiveBlogPost;
}

it('Posts stand below their year, in the order in which they come', () => {
  const august = post('2026-08-02T00:00:00.000Z');
  const january = post('2026-01-15T00:00:00.000Z');
  const july = post('2025-07-26T00:00:00.000Z');
  expect(groupByYear([august, january, july])).toEqual([
    ['2026', [august, january]],
    ['2025', [july]],
  ]);
});

it('The first moment of a year belongs to it wherever the site is built', () => {
  expect(groupByYear([post('2026-01-01T00:00:00.000Z')]).map(([year]) => year)).toEqual(['2026']);
});

it('Without posts there are no years', () => {
  expect(groupByYear([])).toEqual([]);
});
