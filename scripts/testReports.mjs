/**
 * @typedef {{passed: number, failed: number, skipped: number, failures: string[], flaky: string[],
 *   tests: {name: string, milliseconds: number}[]}} Sum `failures` names the tests that failed, `flaky`
 *   the passed ones that needed a second try, `tests` all that ran and how long each took
 */

/**
 * @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   testResults: {name: string, status: string,
 *     assertionResults: {fullName: string, status: string, duration?: number}[]}[]}} report Vitest's JSON report
 * @returns {Sum} a file that could not be collected counts as one failure
 */
export function sumVitest(report) {
  const uncollected = report.testResults
    .filter(({status, assertionResults}) => status === 'failed' && assertionResults.length === 0)
    .map(({name}) => name);
  const tests = report.testResults.flatMap(({assertionResults}) => assertionResults);
  const failed = tests.filter(({status}) => status === 'failed').map(({fullName}) => fullName);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + uncollected.length,
    skipped: report.numPendingTests,
    failures: [...uncollected, ...failed],
    flaky: [],
    tests: tests.map(({fullName, duration = 0}) => ({name: fullName, milliseconds: duration})),
  };
}

/**
 * @typedef {{title: string, suites?: Suite[],
 *   specs?: {title: string, tests: {status: string, results: {duration: number}[]}[]}[]}} Suite of
 *   Playwright's JSON report
 */

/**
 * @param {Suite} suite
 * @param {string[]} above titles of the suites around it
 * @returns {{name: string, status: string, milliseconds: number}[]} its tests, in each browser
 */
function testsOf({title, suites = [], specs = []}, above = []) {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({status, results}) => ({
        name: [...path, spec.title].join(' › '),
        status,
        milliseconds: results.reduce((sum, {duration}) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap((inner) => testsOf(inner, path)),
  ];
}

/**
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number},
 *   errors: unknown[], suites: Suite[]}} report Playwright's JSON report
 * @returns {Sum} an error outside the tests counts as one failure
 */
export function sumPlaywright({stats, errors, suites}) {
  const tests = suites.flatMap((suite) => testsOf(suite));
  const ended = (/** @type {string} */ wanted) =>
    tests.filter(({status}) => status === wanted).map(({name}) => name);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: ended('unexpected'),
    flaky: ended('flaky'),
    tests: tests.map(({name, milliseconds}) => ({name, milliseconds})),
  };
}
