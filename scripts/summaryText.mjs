import {counted} from './counted.mjs';

const SLOWEST = 10;

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(7);

/**
 * What the end of a run says: the steps with their seconds, the slowest tests, what failed and what was flaky.
 * Its last line is the verdict.
 *
 * @param {import('./runSteps.mjs').StepResult[]} results
 * @param {{prepared: number, all: number}} milliseconds of installing what was missing, and of the whole run
 * @returns {{text: string, failed: number}}
 */
export function summaryText(results, {prepared, all}) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const [passed, failed, skipped] = [total('passed'), total('failed'), total('skipped')];
  const flaky = results.flatMap((result) => result.flaky);
  const slowest = results
    .flatMap((result) => result.tests)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST);
  const lines = [
    '',
    'Seconds  Step',
    `${seconds(prepared)}  Installing`,
    ...results.map(
      ({name, milliseconds, tests, failed}) =>
        seconds(milliseconds) +
        `  ${name}` +
        (tests.length > 0 ? `, ${counted(tests.length, 'test')}` : '') +
        (failed > 0 ? `: ${failed} FAILED` : ''),
    ),
    `${seconds(all)}  in all; steps run side by side`,
    '',
    'Seconds  Slowest tests',
    ...slowest.map(({name, milliseconds}) => `${seconds(milliseconds)}  ${name}`),
    '',
  ];
  if (flaky.length > 0)
    lines.push(
      `Flaky, passed only at the second try (${flaky.length}):`,
      ...flaky.map((name) => `  ${name}`),
    );
  if (failed > 0) {
    lines.push('Failed:');
    for (const result of results.filter((one) => one.failed > 0))
      lines.push(result.name, ...result.failures.map((name) => `  ${name}`));
  }
  lines.push(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return {text: lines.join('\n'), failed};
}
