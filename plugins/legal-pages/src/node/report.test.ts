import {expect, test} from 'vitest';
import type {Problem} from './operator/Problem';
import {failure, warning} from './report';

const NAME: Problem = {kind: 'missing', field: 'name', message: 'state it'};
const REGISTER: Problem = {kind: 'contradictory', field: 'register.number', message: 'remove it'};
const READ = 'The operator record was read from operator.json.';

test('a failure counts the problems and says where the record was read', () => {
  expect(failure([NAME], READ)).toContain(`cannot be published, 1 problem. ${READ}\n`);
  expect(failure([NAME, REGISTER], READ)).toContain(`cannot be published, 2 problems. ${READ}\n`);
});

test('a warning has a line for each problem, one below the other', () => {
  expect(warning([NAME, REGISTER], [], READ)?.split('\n').slice(0, -1)).toEqual([
    `docusaurus-legal-pages: the legal pages are drafts. ${READ}`,
    '  missing       name             state it',
    '  contradictory register.number  remove it',
  ]);
});

test('what is doubtful alone does not make a draft', () => {
  const doubt: Problem = {kind: 'doubtful', field: 'name', message: 'confirm it'};
  expect(warning([], [doubt], READ)).toBe(
    `docusaurus-legal-pages: some values may not be true. ${READ}\n  doubtful      name  confirm it`,
  );
  expect(warning([], [], READ)).toBeUndefined();
});
