// Writes the table in SUPPORTED-VERSIONS.md from the reports of the last full test run. That run calls this script at
// its end.
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {browserExecutable} from '../browser.mjs';
import {root} from '../run.mjs';
import {supportedRows, versionsTable} from './versionsTable.mjs';

const PAGE = path.join(root, 'SUPPORTED-VERSIONS.md');

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const installed = (name) => readJson(`node_modules/${name}/package.json`).version;

const resultsOfVitest = ({testResults}) =>
  testResults.flatMap(({assertionResults}) =>
    assertionResults
      .filter(({status}) => status === 'passed' || status === 'failed')
      .map(({fullName: name, status}) => ({name, passed: status === 'passed'})),
  );

/** Returns the test results of a suite in a Playwright report. Their names are `<browser> › <titles>`. */
const resultsOfPlaywright = ({title, suites = [], specs = []}, above = []) => {
  const titles = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({status}) => status !== 'skipped')
      .map(({projectName, status}) => ({
        name: [projectName, ...titles, spec.title].join(' › '),
        passed: status !== 'unexpected',
      })),
  );
  return [...own, ...suites.flatMap((suite) => resultsOfPlaywright(suite, titles))];
};

const results = readdirSync(path.join(root, 'reports'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => readJson(`reports/${file}`))
  .flatMap((report) =>
    report.suites
      ? report.suites.flatMap((suite) => resultsOfPlaywright(suite))
      : resultsOfVitest(report),
  );

const browser = await chromium.launch({
  executablePath: browserExecutable(),
  args: ['--no-sandbox'],
});
const rows = supportedRows({
  docusaurus: installed('@docusaurus/core'),
  react: installed('react'),
  node: process.versions.node,
  system: process.platform,
  chromium: browser.version(),
  playwright: installed('@playwright/test'),
});
await browser.close();

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {cwd: root, encoding: 'utf8'});
const date = new Date().toISOString().slice(0, 10);
const table = `Commit ${commit.trim()} on ${date}, ${results.length} tests:\n\n${versionsTable(rows, results)}`;
const page = readFileSync(PAGE, 'utf8');
writeFileSync(
  PAGE,
  page.replace(
    /(<!-- table -->\n)[^]*(\n<!-- \/table -->)/,
    (_, start, end) => `${start}\n${table}\n${end}`,
  ),
);
console.log(`SUPPORTED-VERSIONS.md: ${rows.length} rows from ${results.length} tests`);
