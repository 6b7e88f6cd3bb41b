// Installs what is missing, runs every check and test, and sums the runners' own reports.
//   npm test            one proof of every row of the specification, every plugin and the built site
//   npm run test:full   everything: all fixtures, hosts and matrices
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {installBrowser} from './browser.mjs';
import {installDependencies} from './installDependencies.mjs';
import {root} from './run.mjs';
import {runSteps} from './runSteps.mjs';
import {summaryText} from './summaryText.mjs';
import {sumPlaywright, sumVitest} from './testReports.mjs';

const full = process.argv.includes('--full');
const reports = path.join(root, 'reports');
const CACHE = 'node_modules/.cache';

/** @returns {import('./runSteps.mjs').Step} a check: its exit code is the result */
const check = (name, command, args, needs = []) => ({name, command, args, needs});

/** @returns {import('./runSteps.mjs').Step} tests of projects of Vitest */
function vitest(name, projects, needs = []) {
  const file = `reports/${projects[0]}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    command: 'npx',
    args: ['vitest', 'run', ...chosen, ...output],
    needs,
    report: {file, sum: sumVitest},
  };
}

/** In the order in which they begin, as many at once as there is room for; the build first, because the most waits for it. */
const STEPS = [
  check('Site builds', 'node', ['scripts/buildWhenChanged.mjs']),
  check('Fixture sites', 'npx', ['jiti', 'tests/server/buildFixtures.ts']),
  {
    name: 'In the browser',
    command: 'npx',
    args: ['playwright', 'test'],
    needs: ['Site builds', 'Fixture sites'],
    report: {file: 'reports/e2e.json', sum: sumPlaywright},
  },
  vitest('Units', ['node', 'dom', ...(full ? ['bench'] : [])]),
  vitest('Units that run apart', ['node-apart', 'dom-apart']),
  check('Types', 'node', [
    ...['node_modules/typescript-native/bin/tsc', '--incremental'],
    ...['--tsBuildInfoFile', `${CACHE}/tsc.tsbuildinfo`],
  ]),
  check('Lint', 'npx', ['oxlint']),
  check('Format', 'npx', [
    ...['prettier', '--check', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', `${CACHE}/prettier-check`, '.'],
  ]),
  vitest('Content', ['content']),
  // The package of the search is built for the fixtures; two builds at once would share a folder.
  check('Promised answers', 'npm', ['run', 'check:answers'], ['Site builds', 'Fixture sites']),
  vitest('Built site', full ? ['site', 'full'] : ['site'], ['Site builds']),
];

const start = performance.now();
rmSync(reports, {recursive: true, force: true});
mkdirSync(reports);
installDependencies();
installBrowser();
if (full) {
  installDependencies('bench');
  // Playwright is there only now.
  const {otherBrowsers} = await import('./otherBrowsers.mjs');
  console.log(`Other browsers: ${otherBrowsers().join(', ') || 'none installed'}`);
}
const prepared = performance.now() - start;
const results = await runSteps(STEPS, {atOnce: 2, env: {TEST_FULL: full ? '1' : ''}});
const {text, failed} = summaryText(results, {prepared, all: performance.now() - start});
console.log(text);
process.exit(failed === 0 ? 0 : 1);
