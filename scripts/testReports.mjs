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
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number},
 *   errors: unknown[]}} report Playwright's JSON report
 * @returns {Sum & {flaky: number}} an error outside the tests counts as one failure; `flaky` is how
 *   many of the passed tests needed a second try
 */
export function sumPlaywright({stats, errors}) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: stats.flaky,
    skipped: stats.skipped,
  };
}
