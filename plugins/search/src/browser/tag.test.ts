import {expect, it} from 'vitest';
import {answerOf} from './__tests__/answerOf';
import type {QueryError} from './Answer';
import {answerWithinTag, queryWithinTag} from './tag';

const errorAt = (start: number, end: number): QueryError => ({
  ...{message: '', code: 'boostNotNumeric', found: '', value: ''},
  start,
  end,
});

it('A query with a chosen tag begins with the tag', () => {
  expect(queryWithinTag('light', 'audio')).toBe('tag:audio light');
  expect(queryWithinTag('light', '')).toBe('light');
});

it('The corrected query that readers see does not contain the chosen tag', () => {
  const answer = answerOf([], {suggestion: 'tag:audio mouse'});
  expect(answerWithinTag(answer, 'audio')).toMatchObject({suggestion: 'mouse'});
});

it('The position of an error refers to the query without the chosen tag', () => {
  const error = errorAt(13, 14);
  expect(answerWithinTag(answerOf([], {error}), 'audio')).toMatchObject({
    error: {start: 3, end: 4},
  });
});

it('If no page has the chosen tag, nothing is found, and no error in the query is reported', () => {
  const error = errorAt(0, 9);
  const answer = answerOf(['Light'], {counts: {docs: 1}, error, suggestion: 'tag:audio lamp'});
  const within = answerWithinTag(answer, 'audio');
  expect(within).toMatchObject({hits: [], total: 0, counts: {}});
  expect(within).not.toHaveProperty('error');
  expect(within).not.toHaveProperty('suggestion');
});

it('An answer to a query without a tag stays unchanged', () => {
  const answer = answerOf(['Light'], {suggestion: 'lights'});
  expect(answerWithinTag(answer, '')).toEqual(answer);
});
