import {expect, it} from 'vitest';
import {summaryText} from './summaryText.mjs';

const step = {
  name: 'Units',
  milliseconds: 2000,
  passed: 2,
  failed: 0,
  skipped: 0,
  failures: [],
  flaky: [],
  tests: [],
};
const times = {prepared: 0, all: 3000};

it('ends with one line of what passed, failed and was skipped in all steps', () => {
  const {text, failed} = summaryText([step, {...step, failed: 1, skipped: 4}], times);
  expect(failed).toBe(1);
  expect(text.split('\n').at(-1)).toBe('4 passed, 1 failed, 4 skipped');
  expect(text.match(/passed, \d+ failed/g)).toHaveLength(1);
});

it('names the steps with their seconds, what failed, what was flaky, and the ten slowest tests', () => {
  const tests = Array.from({length: 12}, (_, number) => ({
    name: `test ${number}.`,
    milliseconds: number * 1000,
  }));
  const {text} = summaryText(
    [{...step, tests, flaky: ['shaky'], failed: 1, failures: ['bad']}],
    times,
  );
  expect(text).toMatch(/2\.0 {2}Units, 12 tests: 1 FAILED\n/);
  expect(text).toMatch(/11\.0 {2}test 11\.\n {3}10\.0/);
  expect(text).toContain('test 2.');
  expect(text).not.toContain('test 1.');
  expect(text).toContain('  shaky');
  expect(text).toContain('Units\n  bad');
});
