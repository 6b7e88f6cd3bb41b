import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {scriptBundling} from './scriptBundling';

interface Webpack {
  (settings: object, done: (error: Error | null, stats?: {hasErrors: () => boolean}) => void): void;
  IgnorePlugin: Parameters<typeof scriptBundling>[3];
}

const require = createRequire(import.meta.url);
const ofDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
const webpack = ofDocusaurus('webpack') as Webpack;
const {default: ChunkAssetPlugin} = ofDocusaurus('./lib/webpack/plugins/ChunkAssetPlugin') as {
  default: new () => object;
};

const packageDir = path.resolve(import.meta.dirname, '../../..');
let site: string;

beforeAll(() => {
  site = realpathSync(mkdtempSync(path.join(tmpdir(), 'bundled-')));
});
afterAll(() => rmSync(site, {recursive: true}));

async function bundle(
  folder: string,
  scripts: Record<string, string>,
  settings: {output?: object; [setting: string]: unknown},
): Promise<string> {
  const dir = path.join(site, folder);
  const out = path.join(dir, 'out');
  mkdirSync(dir, {recursive: true});
  for (const [name, script] of Object.entries(scripts)) writeFileSync(path.join(dir, name), script);
  const entry = path.join(dir, 'entry.js');
  const {output, ...others} = settings;
  await new Promise<void>((resolve, reject) => {
    const files = {path: out, filename: '[name].js', ...output};
    webpack({devtool: false, entry, output: files, ...others}, (error, stats) => {
      if (error !== null || stats?.hasErrors() !== false)
        reject(error ?? new Error('webpack failed'));
      else resolve();
    });
  });
  return out;
}

async function bundleLunr(folder: string, ownFolder: string): Promise<string> {
  const lunr = JSON.stringify(require.resolve('lunr'));
  const scripts = {'entry.js': `import lunr from ${lunr}; console.log(lunr.version);`};
  const {module} = scriptBundling(ownFolder, false, 'en', webpack.IgnorePlugin);
  const loader = path.join(packageDir, 'loaders/lunrParts.js');
  const rules = module.rules.map((rule) => ({
    ...rule,
    use: rule.use.map((one) => ({...one, loader})),
  }));
  const out = await bundle(folder, scripts, {mode: 'development', module: {rules}});
  return readFileSync(path.join(out, 'main.js'), 'utf8');
}

it.each([
  ['nb', 'no'],
  ['nn-NO', 'no'],
  ['no', 'no'],
  ['de-CH', 'de'],
  ['pt_BR', 'pt'],
])('For the locale %s, the stemmers of other languages are not bundled', (locale, kept) => {
  const {plugins} = scriptBundling(packageDir, false, locale, webpack.IgnorePlugin);
  const ignore = plugins?.find((plugin) => 'options' in plugin)?.options;
  const isIgnored = (request: string): boolean | undefined =>
    ignore && 'checkResource' in ignore ? ignore.checkResource?.(request, packageDir) : undefined;
  expect(isIgnored('./languages/otherLanguage')).toBe(false);
  const stemmers = ['de', 'no', 'pt'].map((code) => `lunr-languages/lunr.${code}`);
  expect(stemmers.filter((request) => isIgnored(request) === false)).toEqual([
    `lunr-languages/lunr.${kept}`,
  ]);
});

it('Each part of the search gets the parts of lunr that it uses, and other packages get all of lunr', async () => {
  const own = path.join(site, 'search');
  const text = await bundleLunr('search/core/text', own);
  const query = await bundleLunr('search/core/query', own);
  const other = await bundleLunr('other', own);
  const parts = ['lunr.stemmer = ', 'lunr.QueryParser = ', 'lunr.TokenSet = '];
  const partsOf = (script: string) => parts.filter((part) => script.includes(part));
  expect(partsOf(text)).toEqual(['lunr.stemmer = ']);
  expect(partsOf(query)).toEqual(['lunr.QueryParser = ']);
  expect(partsOf(other)).toEqual(parts);
});

it("The bundled worker is one module that runs with Docusaurus's additions to the bundler's runtime", async () => {
  const scripts = {
    'entry.js': "new Worker(new URL('./worker.js', import.meta.url));",
    'worker.js': 'postMessage(1 + 1);',
  };
  const {plugins = []} = scriptBundling(packageDir, false, 'en', webpack.IgnorePlugin);
  const out = await bundle('worker', scripts, {
    mode: 'production',
    plugins: [new ChunkAssetPlugin(), ...plugins],
  });
  const worker = readdirSync(out).find((name) => name !== 'main.js');
  const posted: unknown[] = [];
  const postMessage = (message: unknown) => posted.push(message);
  runInNewContext(readFileSync(path.join(out, String(worker)), 'utf8'), {postMessage});
  expect(posted).toEqual([2]);
});
