import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const root = mkdtempSync(path.join(tmpdir(), 'search-commands-'));
const empty = path.join(root, 'empty');
const out = path.join(root, 'index');
mkdirSync(empty);
afterAll(() => rmSync(root, {recursive: true}));

const bundles = mkdtempSync(
  path.join(import.meta.dirname, '../../../../../node_modules/.commands-'),
);
afterAll(() => rmSync(bundles, {recursive: true}));

// Compiled once, as in the published packages, because each process would need seconds to load TypeScript.
beforeAll(() =>
  build({
    entryPoints: ['searchAnswers', 'searchIndex', 'searchQuery'].map((name) =>
      path.join(import.meta.dirname, `${name}.ts`),
    ),
    outdir: bundles,
    bundle: true,
    packages: 'external',
    // Private packages are bundled into the published ones.
    alias: {'@screwbox/shared': path.resolve(import.meta.dirname, '../../../../shared/src')},
    platform: 'node',
    format: 'cjs',
  }),
);

function runAfter(imports: string[], command: string, ...args: string[]) {
  const before = imports.flatMap((name) => ['--import', name]);
  const file = path.join(bundles, `${command}.js`);
  const {status, stdout, stderr} = spawnSync(process.execPath, [...before, file, ...args], {
    encoding: 'utf8',
  });
  return {status, stdout, stderr: stderr.trim()};
}

const run = (command: string, ...args: string[]) => runAfter([], command, ...args);

it('search-index rejects a folder without pages and writes nothing', () => {
  expect(run('searchIndex', empty, '--out', out)).toEqual({
    status: 1,
    stdout: '',
    stderr: `${empty} contains no HTML file. Build the site first, or name its folder.`,
  });
  expect(existsSync(out)).toBe(false);
});

it('search-index shows its progress in a terminal, in a line that is cleared before other output', () => {
  const site = path.join(root, 'watched');
  mkdirSync(site);
  writeFileSync(path.join(site, 'index.html'), '<h1>Lamp</h1>');
  const linesOf = (...options: string[]) =>
    runAfter(
      ['data:text/javascript,process.stderr.isTTY=true'],
      'searchIndex',
      ...[site, '--out', path.join(root, 'watched-index'), ...options],
    ).stderr.split('\u001b[K');
  const done = linesOf();
  expect(done[1]).toMatch(/^1 page read/);
  expect(done.at(-1)).toBe('');
  expect(linesOf('--max-bytes', '1').at(-1)).toMatch(/^docusaurus-search: the index has/);
});

it('search-query reports that a folder contains no index, and how to build one', () => {
  expect(run('searchQuery', empty, 'lamp')).toEqual({
    status: 1,
    stdout: '',
    stderr: `${empty} contains no index. Build one: search-index <dir-of-html> --out ${empty}`,
  });
});

it('search-query lists the indexes in a folder that contains several of them', () => {
  const site = path.join(root, 'one-page');
  mkdirSync(site);
  writeFileSync(path.join(site, 'index.html'), '<h1>Lamp</h1>');
  const index = path.join(root, 'search-index', 'docs');
  run('searchIndex', site, '--out', index);
  expect(run('searchQuery', path.dirname(index), 'lamp')).toMatchObject({
    status: 1,
    stderr: `${path.dirname(index)} contains indexes. Name one of them: ${index}`,
  });
});

describe.each([
  ['searchAnswers', 'Usage: search-answers <index-dir>'],
  ['searchIndex', 'Usage: search-index <dir-of-html> --out <dir>'],
  ['searchQuery', 'Usage: search-query <index-dir> "<query>"'],
])('%s', (command, usage) => {
  it('prints its usage', () => {
    const {status, stdout, stderr} = run(command, '--help');
    expect({status, stderr}).toEqual({status: 0, stderr: ''});
    expect(stdout).toContain(usage);
  });

  it('reports what is missing and prints its usage if it has no arguments', () => {
    const {status, stdout, stderr} = run(command);
    expect({status, stdout}).toEqual({status: 1, stdout: ''});
    expect(stderr).toMatch(/^Name /);
    expect(stderr).toContain(usage);
  });
});

it('search-index leaves out the elements that --ignore selects', () => {
  const site = path.join(root, 'ignoring');
  const index = path.join(root, 'ignoring-index');
  mkdirSync(site);
  writeFileSync(
    path.join(site, 'index.html'),
    '<main><h1>Page</h1><div class="tools">Print</div><p>Text</p></main>',
  );
  expect(run('searchIndex', site, '--out', index, '--ignore', 'p, .tools').stderr).toBe('');
  expect(run('searchQuery', index, 'print').stdout).toMatch(/^0 sections/);
  expect(run('searchIndex', site, '--out', index, '--ignore', '..tools').stderr).toContain(
    '--ignore is "..tools", which matches no element',
  );
});

it('search-index names a page that cannot be indexed, and writes the index of the others', () => {
  const site = path.join(root, 'partly');
  const partly = path.join(root, 'partly-index');
  mkdirSync(site);
  writeFileSync(path.join(site, 'good.html'), '<h1>Lamp</h1>');
  writeFileSync(path.join(site, 'bad.html'), '<meta name="search_boost" content="big"><h1>A</h1>');
  const {status, stdout, stderr} = run('searchIndex', site, `--out=${partly}`);
  expect({status, stderr}).toEqual({
    status: 0,
    stderr:
      '/bad.html could not be indexed: ' +
      'its <meta name="search_boost"> is "big" but must be a positive number',
  });
  expect(stdout).toContain('1 page,');
  expect(run('searchQuery', partly, 'lamp').stdout).toContain('/good.html');
});

describe('search-query', () => {
  const site = path.join(root, 'queried');
  const index = path.join(root, 'queried-index');

  beforeAll(() => {
    mkdirSync(site);
    writeFileSync(
      path.join(site, 'lamp.html'),
      '<h1>Lamp</h1><p>A lamp gives light.</p><h2 id="bulb">Bulb</h2><p>The lamp has one.</p>',
    );
    writeFileSync(path.join(site, 'moon.html'), '<h1>Moon</h1><p>No lamp, but light.</p>');
    run('searchIndex', site, '--out', index);
  });

  it('finds pages that search-index indexed', () => {
    const [title, address, ...rest] = run('searchQuery', index, 'bulb').stdout.split('\n');
    expect([title, address]).toEqual(['Lamp › Bulb', '  /lamp.html#bulb']);
    expect(rest.join('\n')).toMatch(
      /^ {2}The lamp has one\.\n1 section, \d+ requests, \d+ bytes, [\d.]+ ms\n$/,
    );
  });

  it('shows at most the requested number of hits, and the number of all hits', () => {
    const {stdout} = run('searchQuery', index, 'lamp', '--limit', '1');
    expect(stdout.match(/\.html/g)).toHaveLength(1);
    expect(stdout).toContain('\n3 sections,');
  });

  it('parses operators unless --plain is set, and prints all data as JSON with --json', () => {
    const urlsOf = (...options: string[]): string[] => {
      const {stdout} = run('searchQuery', index, 'light -moon', '--json', ...options);
      const {hits} = JSON.parse(stdout) as {hits: {url: string}[]};
      return hits.map(({url}) => url).sort();
    };
    expect(urlsOf()).toEqual(['/lamp.html']);
    expect(urlsOf('--plain')).toEqual(['/lamp.html', '/moon.html']);
  });
});

describe('search-answers', () => {
  const site = path.join(root, 'answers');
  const index = path.join(root, 'answers-index');
  const write = (name: string, answers: string) =>
    writeFileSync(
      path.join(site, name),
      `<meta name="search-answers" content="${answers}"><title>${name}</title><p>Text of ${name}.</p>`,
    );
  const build = () => run('searchIndex', site, '--out', path.join(index, 'docs'));
  beforeAll(() => mkdirSync(site));

  it('counts the search answers whose page is the first hit, in all indexes of the folder', () => {
    write('a.html', 'water, make a pond');
    write('b.html', 'lamp');
    build();
    run('searchIndex', site, '--out', path.join(index, 'blog'));
    expect(run('searchAnswers', index)).toEqual({
      status: 0,
      stdout: '6 search answers in 2 indexes: each finds its page first.\n',
      stderr: '',
    });
    rmSync(path.join(index, 'blog'), {recursive: true});
  });

  it('fails with a table of search answers whose page is not the first hit, for example if they are parsed as operators', () => {
    write('a.html', 'water, text -water');
    write('pond.html', 'lamp');
    rmSync(path.join(site, 'b.html'));
    build();
    const {status, stdout, stderr} = run('searchAnswers', path.join(index, 'docs'));
    expect({status, stdout}).toEqual({status: 1, stdout: ''});
    expect(stderr.split('\n')).toEqual([
      '1 of 3 search answers does not find its page first:',
      '',
      'search answer  its page  first result',
      'text -water    /a.html   /pond.html',
    ]);
  });

  it('fails if there is no index or no search answer', () => {
    expect(run('searchAnswers', empty)).toMatchObject({
      status: 1,
      stderr: `${empty} contains no index. Build the site first, or name another folder.`,
    });
    const none = path.join(root, 'none-at-all');
    expect(run('searchAnswers', none).stderr).toContain(`${none} contains no index`);
    rmSync(site, {recursive: true});
    mkdirSync(site);
    writeFileSync(path.join(site, 'a.html'), '<title>A</title><p>Text</p>');
    build();
    expect(run('searchAnswers', index).stderr).toMatch(/search_answers/);
  });
});
