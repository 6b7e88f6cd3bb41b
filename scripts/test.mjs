// Installs missing dependencies, then runs all checks and tests. The last line is the result.
//   npm test            one test for each row of the specification, each plugin and the built site
//   npm run test:full   also all fixtures, hosts and matrices
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {installBrowser} from './browser.mjs';
import {isBuilt} from './builtSources.mjs';
import {installDependencies} from './installDependencies.mjs';
import {root} from './run.mjs';

const full = process.argv.includes('--full');
const reports = path.join(root, 'reports');
const total = {passed: 0, failed: 0, skipped: 0};

function countsOf({stats, numPassedTests, numFailedTests, numPendingTests}) {
  if (stats === undefined)
    return {passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests};
  const {expected, flaky, unexpected, skipped} = stats;
  if (flaky > 0)
    console.log(`Flaky, passed only in the second attempt: ${flaky}. See reports/e2e.json.`);
  return {passed: expected + flaky, failed: unexpected, skipped};
}

function execute(command) {
  return new Promise((resolve) => {
    const env = {...process.env, TEST_FULL: full ? '1' : ''};
    const child = spawn(command, {cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => resolve({code: 1, output: error.message}));
    child.on('close', (code) => resolve({code, output}));
  });
}

/**
 * Runs steps one after another and prints the output of those that fail. Counts the tests in the report of each step. A
 * step without a report counts as one test.
 *
 * @param {[name: string, command: string, report?: string][]} steps
 * @returns {Promise<boolean>} whether all have passed
 */
async function inOrder(...steps) {
  let passed = true;
  for (const [name, command, report] of steps) {
    const start = performance.now();
    const {code, output} = await execute(command);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(code === 0 ? `✓ ${name}, ${seconds} s` : `✗ ${name}, ${seconds} s\n${output}`);
    const counts = {passed: report || code !== 0 ? 0 : 1, failed: 0, skipped: 0};
    if (report && existsSync(report))
      Object.assign(counts, countsOf(JSON.parse(readFileSync(report, 'utf8'))));
    // Counts a failure if the runner failed outside its tests or ran no tests.
    if (code !== 0 || counts.passed === 0) counts.failed ||= 1;
    for (const key of Object.keys(total)) total[key] += counts[key];
    passed &&= counts.failed === 0;
  }
  return passed;
}

/** @returns {[string, string, string]} a step that runs the tests of Vitest projects */
function vitest(name, ...projects) {
  const report = `reports/${projects[0]}.json`;
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return [name, `vitest run ${chosen} ${reporters}`, report];
}

rmSync(reports, {recursive: true, force: true});
mkdirSync(reports);
installDependencies();
if (full) installDependencies('bench');
installBrowser();

// Skips the build if this commit is already built, for example by `npm run site`.
const site = isBuilt() ? [] : [['Site', 'npm run build']];
const [hasSites] = await Promise.all([
  inOrder(
    ...site,
    ['Fixture sites', 'npm run build:fixtures'],
    ...(full ? [['Site in a ZIP file', 'npm run zip']] : []),
  ),
  inOrder(
    ['Types', 'npm run typecheck'],
    ['Lint', 'npm run lint'],
    ['Format', 'npm run format:check'],
    ['Workflows', 'npm run lint:workflows'],
    ['Unused', 'npm run lint:unused'],
    vitest(
      'Units',
      'node',
      'node-apart',
      'dom',
      'dom-apart',
      'properties',
      ...(full ? ['bench'] : []),
    ),
    vitest('Content', 'content'),
  ),
]);
if (hasSites)
  await Promise.all([
    inOrder(['Browser', 'npm run test:e2e', 'reports/e2e.json']),
    inOrder(vitest('Built site', 'site', ...(full ? ['full'] : [])), [
      'Search answers',
      'npm run check:answers',
    ]),
  ]);
// These commands build the site again, so nothing else may use it meanwhile.
if (hasSites && full)
  await inOrder(vitest('Commands', 'commands'), [
    'Supported versions',
    'npm run supported-versions',
  ]);

const {passed, failed, skipped} = total;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
