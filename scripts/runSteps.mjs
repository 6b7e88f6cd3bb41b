import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './run.mjs';

/**
 * @typedef {{name: string, command: string, args: string[], needs: string[],
 *   report?: {file: string, sum: (report: never) => import('./testReports.mjs').Sum}}} Step `needs`
 *   names the steps that must have passed before
 * @typedef {import('./testReports.mjs').Sum & {name: string, milliseconds: number}} StepResult
 */

/** @returns {Promise<{passed: boolean, output: string}>} how a command ended, and all it printed */
function runQuietly({command, args}, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) =>
      resolve({passed: false, output: `${command} cannot be started: ${error.message}`}),
    );
    child.on('close', (code) => resolve({passed: code === 0, output}));
  });
}

/** What a check or the report of a runner says; a runner that ends badly without a failure in it is one. */
function sumOf({name, report}, passed) {
  const none = {passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], tests: []};
  if (report === undefined) return {...none, passed: passed ? 1 : 0, failed: passed ? 0 : 1};
  try {
    const sum = report.sum(JSON.parse(readFileSync(path.join(root, report.file), 'utf8')));
    return passed || sum.failed > 0 ? sum : {...sum, failed: 1, failures: [`${name} ended badly`]};
  } catch (error) {
    return {
      ...none,
      failed: 1,
      failures: [`no readable report at ${report.file} (${error.message})`],
    };
  }
}

/**
 * Runs steps side by side, each as soon as those that it needs have passed and there is room. What a step
 * printed is shown in one piece when it ends badly; of the others a line tells that they passed.
 *
 * @param {Step[]} steps those that come first begin first
 * @param {{atOnce: number, env: NodeJS.ProcessEnv}} options how many run at once, and their environment
 * @returns {Promise<StepResult[]>} in the order of the steps; one that cannot run has failed
 */
export async function runSteps(steps, {atOnce, env}) {
  /** @type {Map<string, StepResult>} */
  const results = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const start = async (step) => {
    console.log(`… ${step.name}`);
    const begin = performance.now();
    const {passed, output} = await runQuietly(step, env);
    const sum = sumOf(step, passed);
    const milliseconds = performance.now() - begin;
    results.set(step.name, {...sum, name: step.name, milliseconds});
    running.delete(step.name);
    if (sum.failed > 0) console.log(`\n=== ${step.name} failed\n${output}`);
    else console.log(`✓ ${step.name}, ${Math.round(milliseconds / 1000)} s`);
  };
  for (;;) {
    const waiting = steps.filter(({name}) => !results.has(name) && !running.has(name));
    for (const {name, needs} of waiting) {
      const missing = needs.find((need) => (results.get(need)?.failed ?? 0) > 0);
      if (missing === undefined) continue;
      const failures = [`it needs "${missing}", which failed`];
      results.set(name, {...sumOf({name}, false), failures, name, milliseconds: 0});
    }
    const ready = waiting.filter(
      ({name, needs}) => !results.has(name) && needs.every((need) => results.has(need)),
    );
    for (const step of ready.slice(0, atOnce - running.size)) running.set(step.name, start(step));
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  return steps.flatMap(({name}) => results.get(name) ?? []);
}
