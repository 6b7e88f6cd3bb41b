import {describe, expect, it} from 'vitest';
import {sumPlaywright, sumVitest} from './testReports.mjs';

describe('sumVitest', () => {
  it('counts a file that could not be collected as a failure, and names what failed', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            {fullName: 'adds', status: 'failed', duration: 7},
            {fullName: 'takes away', status: 'passed'},
          ],
        },
        {name: 'broken.test.ts', status: 'failed', assertionResults: []},
        {name: 'skipped.test.ts', status: 'passed', assertionResults: []},
      ],
    };
    expect(sumVitest(report)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
      failures: ['broken.test.ts', 'adds'],
      flaky: [],
      tests: [
        {name: 'adds', milliseconds: 7},
        {name: 'takes away', milliseconds: 0},
      ],
    });
  });
});

describe('sumPlaywright', () => {
  it('counts errors outside the tests as failures, and names what needed a second try', () => {
    const ended = (status: string, ...durations: number[]) => ({
      status,
      results: durations.map((duration) => ({duration})),
    });
    const suites = [
      {
        title: 'a.spec.ts',
        specs: [
          {title: 'steady', tests: [ended('expected', 1)]},
          {title: 'wrong in one browser', tests: [ended('expected', 2), ended('unexpected', 3)]},
        ],
        suites: [{title: 'group', specs: [{title: 'shaky', tests: [ended('flaky', 4, 5)]}]}],
      },
    ];
    const stats = {expected: 5, unexpected: 1, flaky: 1, skipped: 0};
    expect(sumPlaywright({stats, errors: ['x'], suites})).toEqual({
      passed: 6,
      failed: 2,
      skipped: 0,
      flaky: ['a.spec.ts › group › shaky'],
      failures: ['a.spec.ts › wrong in one browser'],
      tests: [
        {name: 'a.spec.ts › steady', milliseconds: 1},
        {name: 'a.spec.ts › wrong in one browser', milliseconds: 2},
        {name: 'a.spec.ts › wrong in one browser', milliseconds: 3},
        {name: 'a.spec.ts › group › shaky', milliseconds: 9},
      ],
    });
  });
});
