// Tests the packed plugins with a canary of Docusaurus 4: installs it into a copy of the example site outside the
// repository, builds the site, and runs the browser tests.
//   npm run test:docusaurus4 [-- 4.0.0-canary-6808]
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {root} from './run.mjs';

const version = process.argv[2] ?? '4.0.0-canary-6808';
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

function run(command, args, cwd, env = {}) {
  execFileSync(command, args, {cwd, stdio: 'inherit', env: {...process.env, ...env}});
}

const ask = (...args) => execFileSync('npm', args, {cwd: root, encoding: 'utf8'}).trim();

function packPlugins(dir) {
  run('npm', ['run', 'build:packages'], root);
  const options = ['--workspaces', '--json', '--ignore-scripts', '--pack-destination', dir];
  return new Map(
    JSON.parse(ask('pack', ...options)).map(({name, filename}) => [
      name,
      `file:${path.join(dir, filename)}`,
    ]),
  );
}

function dependenciesWith(dependencies, tarballs) {
  const versionOf = ([name, range]) => [
    name,
    name.startsWith('@docusaurus/') ? version : (tarballs.get(name) ?? range),
  ];
  return Object.fromEntries(Object.entries(dependencies).map(versionOf));
}

const wanted = ask('view', `@docusaurus/core@${version}`, 'engines.node');
const [, least, leastMinor = 0] = /^>=(\d+)(?:\.(\d+))?/.exec(wanted) ?? [];
if (!(major > least || (major === Number(least) && minor >= leastMinor)))
  throw new Error(`Docusaurus ${version} needs Node ${wanted}, and this is ${process.version}.`);
const dir = mkdtempSync(path.join(os.tmpdir(), 'docusaurus4-'));
try {
  const site = path.join(dir, 'site');
  cpSync(path.join(root, 'examples/all-plugins'), site, {recursive: true});
  const file = path.join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const dependencies = dependenciesWith(manifest.dependencies, packPlugins(dir));
  writeFileSync(file, JSON.stringify({...manifest, dependencies}, null, 2));
  run('npm', ['install', '--no-audit', '--no-fund'], site);
  run('npm', ['run', 'build'], site);
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  run(process.execPath, [playwright, 'test', 'tests/e2e/packages/example.spec.ts'], root, {
    EXAMPLE_BUILD: path.join(site, 'build'),
  });
} finally {
  if (process.env.KEEP === undefined) rmSync(dir, {recursive: true, force: true});
}
