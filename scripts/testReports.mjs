/**
 * @typedef {{passed: number, failed: number, skipped: number}} Sum
 */

/**
 * @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   testResults: {status: string, assertionResults: unknown[]}[]}} report Vitest's JSON report
 * @returns {Sum} a file that could not be collected counts as one failure
 */
export function sumVitest(report) {
  const uncollected = report.testResults.filter(
    ({status, assertionResults}) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + uncollected,
    skipped: report.numPendingTests,
  };
}

/**
 * @typedef {{title: string, suites?: Suite[],
 *   specs?: {title: string, tests: {status: string}[]}[]}} Suite of Playwright's JSON report
 */

/**
 * @param {Suite} suite
 * @param {string[]} above titles of the suites around it
 * @returns {string[]} names of the tests that passed only at the second try
 */
function flakyTests({title, suites = [], specs = []}, above = []) {
  const path = [...above, title];
  return [
    ...specs
      .filter(({tests}) => tests.some(({status}) => status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((inner) => flakyTests(inner, path)),
  ];
}

/**
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number},
 *   errors: unknown[], suites: Suite[]}} report Playwright's JSON report
 * @returns {Sum & {flaky: string[]}} an error outside the tests counts as one failure; `flaky` names
 *   the passed tests that needed a second try
 */
export function sumPlaywright({stats, errors, suites}) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: suites.flatMap((suite) => flakyTests(suite)),
    skipped: stats.skipped,
  };
}
