// Installs what is missing, runs every check and test, and sums the runners' own reports.
//   npm test            one representative of each kind
//   npm run test:full   everything: all fixtures, hosts and matrices
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {installBrowser} from './browser.mjs';
import {installDependencies} from './installDependencies.mjs';
import {root, run} from './run.mjs';
import {sumPlaywright, sumVitest} from './testReports.mjs';

const full = process.argv.includes('--full');
const reports = path.join(root, 'reports');
const total = {passed: 0, failed: 0, skipped: 0};
const failures = [];
const flaky = [];

function add(step, {passed, failed, skipped = 0, failures: named = []}) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed > 0) failures.push(step, ...named.map((name) => `  ${name}`));
}

/** A step that is one check: its exit code is the result. */
function check(step, command, args) {
  console.log(`\n=== ${step}`);
  const passed = run(command, args);
  add(step, {passed: passed ? 1 : 0, failed: passed ? 0 : 1});
  return passed;
}

/** A step with a report: a runner that ends badly without one counts as one failure. */
function suite(step, report, sum, command, args) {
  console.log(`\n=== ${step}`);
  const file = path.join(reports, report);
  const passed = run(command, args, {TEST_FULL: full ? '1' : ''});
  let result;
  try {
    result = sum(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`${step}: no readable report at reports/${report} (${error.message})`);
    result = {passed: 0, failed: 1};
  }
  flaky.push(...(result.flaky ?? []));
  if (!passed && result.failed === 0) result = {...result, failed: 1};
  add(step, result);
}

function vitest(step, report, projects) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=reports/${report}`];
  suite(step, report, sumVitest, 'npx', ['vitest', 'run', ...chosen, ...output]);
}

const start = performance.now();
rmSync(reports, {recursive: true, force: true});
mkdirSync(reports);
installDependencies();
installBrowser();
if (full) {
  installDependencies('bench');
  const {otherBrowsers} = await import('./otherBrowsers.mjs');
  console.log(`Other browsers: ${otherBrowsers().join(', ') || 'none installed'}`);
}
check('Lint', 'npm', ['run', '-s', 'lint']);
check('Format', 'npm', ['run', '-s', 'format:check']);
check('Types', 'npm', ['run', '-s', 'typecheck']);
vitest('Units', 'units.json', full ? ['node', 'dom', 'bench'] : ['node', 'dom']);
vitest('Content', 'content.json', ['content']);
if (check('Site builds', 'npm', ['run', '-s', 'build'])) {
  vitest('Built site', 'site.json', full ? ['site', 'full'] : ['site']);
  suite('In the browser', 'e2e.json', sumPlaywright, 'npx', ['playwright', 'test']);
}

console.log(`\n${Math.round((performance.now() - start) / 1000)} s in all`);
if (flaky.length > 0) {
  console.log(`Flaky, passed only at the second try (${flaky.length}):`);
  for (const test of flaky) console.log(`  ${test}`);
}
if (failures.length > 0) console.log('Failed:');
for (const failure of failures) console.log(`  ${failure}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
