/**
 * @typedef {{passed: number, failed: number, skipped: number, failures: string[]}} Sum `failures`
 *   names the tests that failed
 */

/**
 * @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   testResults: {name: string, status: string,
 *     assertionResults: {fullName: string, status: string}[]}[]}} report Vitest's JSON report
 * @returns {Sum} a file that could not be collected counts as one failure
 */
export function sumVitest(report) {
  const uncollected = report.testResults
    .filter(({status, assertionResults}) => status === 'failed' && assertionResults.length === 0)
    .map(({name}) => name);
  const failed = report.testResults
    .flatMap(({assertionResults}) => assertionResults)
    .filter(({status}) => status === 'failed')
    .map(({fullName}) => fullName);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + uncollected.length,
    skipped: report.numPendingTests,
    failures: [...uncollected, ...failed],
  };
}

/**
 * @typedef {{title: string, suites?: Suite[],
 *   specs?: {title: string, tests: {status: string}[]}[]}} Suite of Playwright's JSON report
 */

/**
 * @param {Suite} suite
 * @param {string} wanted
 * @param {string[]} above titles of the suites around it
 * @returns {string[]} names of the tests that ended with a status
 */
function testsWithStatus({title, suites = [], specs = []}, wanted, above = []) {
  const path = [...above, title];
  return [
    ...specs
      .filter(({tests}) => tests.some(({status}) => status === wanted))
      .map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((inner) => testsWithStatus(inner, wanted, path)),
  ];
}

/**
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number},
 *   errors: unknown[], suites: Suite[]}} report Playwright's JSON report
 * @returns {Sum & {flaky: string[]}} an error outside the tests counts as one failure; `flaky` names
 *   the passed tests that needed a second try
 */
export function sumPlaywright({stats, errors, suites}) {
  const ended = (/** @type {string} */ status) =>
    suites.flatMap((suite) => testsWithStatus(suite, status));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: ended('flaky'),
    skipped: stats.skipped,
    failures: ended('unexpected'),
  };
}
