import type {Answer, Failure, QueryError, SearchHit} from '../../browser/Answer';
import {answerOf} from '../../browser/__tests__/answerOf';
import type {Found, Snapshot} from '../../browser/session';

export const QUERY_ERROR: QueryError = {
  message: 'no field',
  code: 'unexpected',
  found: '',
  value: '',
  start: 0,
  end: 3,
};

const input = {query: 'light', tag: '', baseUrl: '/', context: ''};

const BASE = {input, limit: 8, isSettled: false};

export const IDLE: Snapshot = {...BASE, status: 'idle', input: {...input, query: ''}};
export const TYPING: Snapshot = {...BASE, status: 'typing'};
export const SLOW: Snapshot = {...BASE, status: 'slow'};
const OFFLINE: Failure = {failure: 'offline', file: ''};
export const FAILED: Snapshot = {...BASE, status: 'failed', failure: OFFLINE};

export const foundOf = (
  hits: SearchHit[],
  pages: Partial<Answer> = {},
  rest: Partial<Found> = {},
): Found => ({
  input,
  pages: answerOf([], {hits, total: hits.length, terms: ['light'], ...pages}),
  names: [],
  isNamesFirst: false,
  sites: [],
  elsewhere: [],
  ...rest,
});

export const complete = (hits: SearchHit[], pages?: Partial<Answer>): Snapshot => ({
  ...BASE,
  status: 'complete',
  isSettled: true,
  found: foundOf(hits, pages),
});
