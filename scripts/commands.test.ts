import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};

/**
 * Contents of the files that run commands automatically: the test run, the workflows and the tests of commands.
 * Comments are removed, because they only mention commands.
 */
const RUNS = [
  'scripts/test.mjs',
  'tests/commands/commands.test.ts',
  'tests/content/checks.test.ts',
  'tests/server/packPlugins.ts',
  ...readdirSync(path.join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`),
].map((file) => read(file).replace(/^\s*(?:\/\/|\*|\/\*|#).*$/gm, ''));

const names = Object.keys(scripts);
const escaped = (name: string): string => name.replace(/[:-]/g, '\\$&');

/** Whether a text contains a command as `npm run name`, `npm name` or `'name'`. */
const runs = (text: string, name: string): boolean =>
  new RegExp(`(?:npm (?:run )?(?:-s )?|')${escaped(name)}(?![\\w:-])`).test(text);

function commandsThatRun(): Set<string> {
  const found = new Set(names.filter((name) => RUNS.some((text) => runs(text, name))));
  for (const name of found)
    for (const other of names) if (runs(scripts[name] ?? '', other)) found.add(other);
  return found;
}

const texts = ['.', 'plugins', 'bench', 'examples', 'tests', 'src'].flatMap((folder) =>
  (folder === '.' ? readdirSync(root) : filesBelow(path.join(root, folder)))
    .filter((file) => /\.md$/.test(file) && !/node_modules|fixtures|CHANGELOG/.test(file))
    .map((file) => path.join(folder, file)),
);

const PROGRAMS = [
  ...readdirSync(path.join(root, 'plugins')).flatMap((plugin) => {
    const {name, bin = {}} = JSON.parse(read(`plugins/${plugin}/package.json`)) as {
      name: string;
      bin?: Record<string, string>;
    };
    return [...Object.keys(bin), ...(bin[name.replace(/^@\w+\//, '')] ? [name] : [])];
  }),
  ...['docusaurus', 'changeset'],
];

describe('A command', () => {
  it('of package.json is run by a test or a workflow', () => {
    const running = commandsThatRun();
    expect(names.filter((name) => !running.has(name))).toEqual([]);
  });

  it('that a README or CONTRIBUTING mentions is in package.json', () => {
    const unknown = texts.flatMap((file) =>
      [...read(file).matchAll(/npm run ([\w:-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !names.includes(name))
        .map((name) => `${file}: npm run ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('that a README runs with npx is a program of a package', () => {
    const unknown = texts.flatMap((file) =>
      [...read(file).matchAll(/\bnpx (?:-y )?([@\w/-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !PROGRAMS.includes(name))
        .map((name) => `${file}: npx ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
