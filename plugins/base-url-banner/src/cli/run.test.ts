import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {type StaticHost, startStaticHost} from '../../../../tests/server/staticHost';
import {SETTINGS_ATTRIBUTE} from '../bannerSettings';
import {run} from './run';

const LOCALES = path.resolve(__dirname, '../../locales');
let dir: string;
let host: StaticHost | undefined;

function page(base: string, route = ''): string {
  return `<!doctype html><head><link rel=canonical href=https://example.test${base}${route} /><link rel=stylesheet href=${base}assets/css/styles.1.css /><script src=${base}assets/js/main.2.js defer></script><script src=https://other.test/assets/js/x.js></script></head><body></body>`;
}

/** Home page in a language's folder, which also works when it is served alone. */
function languageHome(base: string, home: string): string {
  const settings = JSON.stringify({base, home, pages: 'home', texts: {}});
  return page(home).replace(
    '<head>',
    `<head><script ${SETTINGS_ATTRIBUTE}='${settings}'></script>`,
  );
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'base-url-'));
  mkdirSync(path.join(dir, 'assets/css'), {recursive: true});
  mkdirSync(path.join(dir, 'assets/js'));
  writeFileSync(path.join(dir, 'assets/css/styles.1.css'), 'a{}');
  writeFileSync(path.join(dir, 'assets/js/main.2.js'), '1');
  writeFileSync(path.join(dir, 'index.html'), page('/site/'));
});

afterEach(async () => {
  rmSync(dir, {recursive: true});
  await host?.close();
  host = undefined;
});

test('A folder fits the base URL it was built for', async () => {
  expect(await run([dir, '--base', '/site/'], LOCALES)).toEqual({
    exitCode: 0,
    output: 'Base URL /site/ fits: 2 scripts and stylesheets load.',
  });
});

test('The folder of a language fits its own path below the base URL of the site', async () => {
  writeFileSync(path.join(dir, 'index.html'), languageHome('/sub/', '/sub/de/'));
  expect(await run([dir, '--base', '/sub/de/'], LOCALES)).toEqual({
    exitCode: 0,
    output: 'Base URL /sub/ fits: 2 scripts and stylesheets load.',
  });
});

test('The folder of a language does not fit other paths', async () => {
  writeFileSync(path.join(dir, 'index.html'), languageHome('/sub/', '/sub/de/'));
  for (const base of ['/sub/', '/sub/fr/', '/de/'])
    expect((await run([dir, '--base', base], LOCALES)).exitCode).toBe(1);
});

test('A missing file in the folder of a language is reported without a suggested base URL', async () => {
  writeFileSync(path.join(dir, 'index.html'), languageHome('/sub/', '/sub/de/'));
  rmSync(path.join(dir, 'assets/js/main.2.js'));
  const {exitCode, output} = await run([dir, '--base', '/sub/de/'], LOCALES);
  expect(exitCode).toBe(1);
  expect(output).toContain('The base URL fits this address');
  expect(output).toContain('/sub/de/assets/js/main.2.js');
});

test('The value of `--base` can be percent-encoded or not', async () => {
  writeFileSync(path.join(dir, 'index.html'), page('/bär/'));
  for (const base of ['/bär/', '/b%C3%A4r/'])
    expect(await run([dir, '--base', base], LOCALES)).toMatchObject({exitCode: 0});
});

test('The value of `--base` is suggested if the folder was built for another base URL', async () => {
  const {exitCode, output} = await run([dir, '--base', '/other/'], LOCALES);
  expect(exitCode).toBe(1);
  expect(output).toMatchInlineSnapshot(`
    "Your site did not load properly
    The base URL is most likely wrong: the site is served from another path than it was built for.
    Configured base URL: /site/
    Suggested base URL: /other/
    Set baseUrl in the Docusaurus configuration to the suggested value and build the site again."
  `);
});

test('Without --base, a folder is checked at the root', async () => {
  expect((await run([dir], LOCALES)).output).toContain('Suggested base URL: /\n');
});

test('A missing file is reported without a suggestion', async () => {
  rmSync(path.join(dir, 'assets/js/main.2.js'));
  const {exitCode, output} = await run([dir, '--base', '/site/'], LOCALES);
  expect(exitCode).toBe(1);
  expect(output).toContain('The base URL fits this address');
  expect(output).toContain('/site/assets/js/main.2.js');
  expect(output).not.toContain('Suggested');
});

test('No base URL is suggested if a file is missing there as well', async () => {
  rmSync(path.join(dir, 'assets/css/styles.1.css'));
  const {exitCode, output} = await run([dir, '--base', '/other/'], LOCALES);
  expect(exitCode).toBe(1);
  expect(output).toMatchInlineSnapshot(`
    "Your site did not load properly
    A file of the site is missing, blocked or cannot run here: /site/assets/css/styles.1.css
    Configured base URL: /site/"
  `);
});

test('With `--base`, a page without a canonical link can be checked', async () => {
  const silent = page('/site/').replace(/<link rel=canonical[^>]*>/, '');
  writeFileSync(path.join(dir, 'index.html'), silent);
  expect((await run([dir, '--base', '/site/'], LOCALES)).exitCode).toBe(0);
  expect((await run([dir, '--base', '/other/'], LOCALES)).output).toContain(
    'Configured base URL: /site/\nSuggested base URL: /other/',
  );
});

test('The base URL of a running site without a canonical link fits if its files load', async () => {
  const silent = page('/site/').replace(/<link rel=canonical[^>]*>/, '');
  writeFileSync(path.join(dir, 'index.html'), silent);
  host = await startStaticHost({dir, base: '/site/'});
  expect((await run([host.url('/')], LOCALES)).output).toContain('Base URL /site/ fits');
  rmSync(path.join(dir, 'assets/js/main.2.js'));
  const {exitCode, output} = await run([host.url('/')], LOCALES);
  expect(exitCode).toBe(1);
  expect(output).toContain('/site/assets/js/main.2.js');
  expect(output).not.toContain('The base URL fits');
});

test('Any page of a running site can be checked', async () => {
  mkdirSync(path.join(dir, 'docs/a'), {recursive: true});
  writeFileSync(path.join(dir, 'docs/a/index.html'), page('/site/', 'docs/a/'));
  host = await startStaticHost({dir, base: '/deep/er/'});
  const {exitCode, output} = await run([host.url('/docs/a/')], LOCALES);
  expect(exitCode).toBe(1);
  expect(output).toContain('Suggested base URL: /deep/er/');
});

test('A file is reported as missing if the host responds with an HTML page', async () => {
  host = await startStaticHost({dir, base: '/site/'});
  host.faults.push({pattern: /\.js$/, fault: {mode: 'html'}});
  const {exitCode, output} = await run([host.url('/')], LOCALES);
  expect(exitCode).toBe(1);
  expect(output).toContain('/site/assets/js/main.2.js');
});

test('If a site is also served under a second path, this path is suggested there', async () => {
  writeFileSync(path.join(dir, 'index.html'), page('/'));
  mkdirSync(path.join(dir, 'mirror'));
  writeFileSync(path.join(dir, 'mirror/index.html'), page('/'));
  host = await startStaticHost({dir});
  const {exitCode, output} = await run([host.url('/mirror/')], LOCALES);
  expect(exitCode).toBe(1);
  expect(output).toContain('Suggested base URL: /mirror/');
});

test.each([
  [[], /Name one address or folder, not 0/],
  [['/nowhere/at/all'], /\/nowhere\/at\/all is not a folder with an index\.html/],
  [['.', '--base', 'x'], /--base is x but must begin and end with a slash/],
  [['.', '--base', '/x/ '], /--base is \/x\/ {2}but must/],
  [['.', '--bse', '/x/'], /Unknown option --bse\. Did you mean --base\?/],
])('The arguments %j are rejected with the reason', async (args, message) => {
  const {exitCode, output} = await run(args, LOCALES);
  expect(exitCode).toBe(2);
  expect(output).toMatch(message);
});

test('A page of another generator cannot be checked', async () => {
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html><p>Hello');
  const {exitCode, output} = await run([dir], LOCALES);
  expect(exitCode).toBe(2);
  expect(output).toContain('refers to no script below assets/');
});

test('A host that does not respond is reported with the reason', async () => {
  host = await startStaticHost({dir});
  const address = host.url('/');
  await host.close();
  host = undefined;
  const {exitCode, output} = await run([address], LOCALES);
  expect(exitCode).toBe(2);
  expect(output).toMatch(/^docusaurus-base-url-banner: fetch failed: .*ECONNREFUSED/);
});

test.each(['--help', '-h'])('%s prints the usage and exits with code 0', async (flag) => {
  const {exitCode, output} = await run([flag], LOCALES);
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^Usage: docusaurus-check-base-url/);
});
