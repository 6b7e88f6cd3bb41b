import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from 'esbuild';

const root = path.resolve(__dirname, '../..');
const client = path.join(root, 'node_modules/@docusaurus/core/lib/client');
const requireHere = createRequire(__filename);

export interface InstalledModule {
  /** Source of a module that exports what the test needs. */
  entry: string;
  /** Source texts of modules that Docusaurus would generate, by name such as `@generated/registry`. */
  generated?: Record<string, string>;
  globals?: Record<string, unknown>;
}

/** Loads esbuild. It requires that `TextEncoder` returns the global `Uint8Array`, which is not the case in jsdom. */
async function loadBuild() {
  globalThis.Uint8Array = new TextEncoder().encode('').constructor as typeof Uint8Array;
  return (await import('esbuild')).build;
}

function docusaurusNames(generated: Record<string, string>): Plugin {
  return {
    name: 'docusaurus-names',
    setup(bundler) {
      bundler.onResolve({filter: /^@(generated|theme|docusaurus)\//}, ({path: name}) => {
        if (name in generated) return {path: name, namespace: 'generated'};
        const [scope, rest = ''] = name.split(/\/(.*)/);
        const file =
          scope === '@theme'
            ? path.join(client, 'theme-fallback', rest, 'index.js')
            : path.join(client, 'exports', `${rest}.js`);
        return existsSync(file) ? {path: file} : undefined;
      });
      bundler.onLoad({filter: /.*/, namespace: 'generated'}, ({path: name}) => ({
        contents: generated[name],
        loader: 'js',
        resolveDir: root,
      }));
    },
  };
}

/**
 * Runs modules of the installed Docusaurus packages, built as Docusaurus's own bundler would build them. The test
 * provides the generated modules.
 *
 * @returns the exports of the entry
 * @throws Error if a module cannot be resolved
 */
export async function loadInstalled<Exports>(installed: InstalledModule): Promise<Exports> {
  const {entry, generated = {}, globals = {}} = installed;
  const build = await loadBuild();
  const {outputFiles} = await build({
    stdin: {contents: entry, resolveDir: root, loader: 'js'},
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    define: {'process.env.NODE_ENV': '"production"'},
    loader: {'.js': 'jsx', '.css': 'empty', '.module.css': 'empty'},
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [docusaurusNames(generated)],
    logLevel: 'silent',
  });
  const module = {exports: {}};
  const names = Object.keys(globals);
  // Runs the installed packages' own code, with globals that cannot be passed to a module in another way.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function(
    'module',
    'exports',
    'require',
    ...names,
    outputFiles[0]?.text ?? '',
  ) as (...values: unknown[]) => void;
  run(module, module.exports, requireHere, ...Object.values(globals));
  return module.exports as Exports;
}
