import {beforeEach, expect, it, vi} from 'vitest';
import {runSteps} from './runSteps.mjs';
import {sumVitest} from './testReports.mjs';

const step = (name: string, code: string, needs: string[] = []) => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  needs,
});

const outcomes = async (...steps: ReturnType<typeof step>[]) =>
  (await runSteps(steps, {atOnce: 2, env: {}})).map(({name, passed, failed}) => [
    name,
    passed,
    failed,
  ]);

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

it('counts a check that ends badly, and what needs it, as failed', async () => {
  expect(
    await outcomes(
      step('needs both', '', ['good', 'bad']),
      step('good', ''),
      step('bad', 'process.exit(3)'),
      step('needs good', '', ['good']),
    ),
  ).toEqual([
    ['needs both', 0, 1],
    ['good', 1, 0],
    ['bad', 0, 1],
    ['needs good', 1, 0],
  ]);
});

it('counts a runner without a report as failed', async () => {
  const report = {file: 'reports/no-such-report.json', sum: sumVitest};
  const [result] = await runSteps([{...step('silent', ''), report}], {atOnce: 2, env: {}});
  expect(result).toMatchObject({passed: 0, failed: 1});
});

it('shows what a step printed where it failed', async () => {
  await outcomes(step('bad', 'console.log("the reason"); process.exit(1)'));
  expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toContain('the reason');
});
