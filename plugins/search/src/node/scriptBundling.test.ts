import {mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {scriptBundling} from './scriptBundling';

interface Webpack {
  (settings: object, done: (error: Error | null, stats?: {hasErrors: () => boolean}) => void): void;
  IgnorePlugin: Parameters<typeof scriptBundling>[3];
}

const require = createRequire(import.meta.url);
const webpack = createRequire(require.resolve('@docusaurus/core/package.json'))(
  'webpack',
) as Webpack;

const packageDir = path.resolve(import.meta.dirname, '../..');
let site: string;

beforeAll(() => {
  site = realpathSync(mkdtempSync(path.join(tmpdir(), 'bundled-')));
});
afterAll(() => rmSync(site, {recursive: true}));

/** What is bundled of a script that imports lunr, as a package in a folder of the site. */
async function bundle(folder: string, ownFolder: string): Promise<string> {
  const dir = path.join(site, folder);
  mkdirSync(dir, {recursive: true});
  writeFileSync(
    path.join(dir, 'entry.js'),
    `import lunr from ${JSON.stringify(require.resolve('lunr'))}; console.log(lunr.version);`,
  );
  const {module} = scriptBundling(ownFolder, false, 'en', webpack.IgnorePlugin);
  const rules = module.rules.map((rule) => ({
    ...rule,
    use: [{loader: path.join(packageDir, 'loaders/lunrParts.js')}],
  }));
  const output = {path: path.join(dir, 'out'), filename: 'bundle.js'};
  const settings = {mode: 'development', devtool: false, entry: path.join(dir, 'entry.js'), output};
  await new Promise<void>((resolve, reject) => {
    webpack({...settings, module: {rules}}, (error, stats) => {
      if (error !== null || stats?.hasErrors() !== false)
        reject(error ?? new Error('webpack failed'));
      else resolve();
    });
  });
  return readFileSync(path.join(output.path, 'bundle.js'), 'utf8');
}

it.each([
  ['nb', 'no'],
  ['nn-NO', 'no'],
  ['no', 'no'],
  ['de-CH', 'de'],
  ['pt_BR', 'pt'],
])('leaves out the stemmers of all languages but that of %s', (locale, kept) => {
  const {plugins} = scriptBundling(packageDir, false, locale, webpack.IgnorePlugin);
  const ignore = plugins?.[0]?.options;
  const isIgnored = (request: string): boolean | undefined =>
    ignore && 'checkResource' in ignore ? ignore.checkResource?.(request, packageDir) : undefined;
  expect(isIgnored('./otherLanguages')).toBe(false);
  const stemmers = ['de', 'no', 'pt'].map((code) => `lunr-languages/lunr.${code}`);
  expect(stemmers.filter((request) => isIgnored(request) === false)).toEqual([
    `lunr-languages/lunr.${kept}`,
  ]);
});

it('leaves half of lunr out where this package imports it, and nothing where another one does', async () => {
  const own = path.join(site, 'search');
  const ours = await bundle('search', own);
  const other = await bundle('other', own);
  for (const script of [ours, other]) expect(script).toContain('lunr.QueryParser = ');
  expect(ours).not.toContain('lunr.TokenSet = ');
  expect(other).toContain('lunr.TokenSet = ');
});
