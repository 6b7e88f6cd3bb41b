// Starts the bench: bundles its TypeScript (a few milliseconds) and runs it.
//   npm run bench:search -- [--corpus name,…] [--engines a,b] [--quick] [--seed n] …
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {installDependencies} from '../../scripts/installDependencies.mjs';
import {run} from '../../scripts/run.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const outdir = path.resolve(here, '../node_modules/.cache/search/code');

const engines = process.argv[process.argv.indexOf('--engines') + 1] ?? '';
const isMeasured = !['--parts', '--results', '--help'].some((name) => process.argv.includes(name));
if (isMeasured && (!process.argv.includes('--engines') || engines.split(',').includes('ours'))) {
  // Builds the package as it is published, so that the bench measures the published code.
  if (!run('npm', ['run', 'prepack', '-w', '@screwbox/docusaurus-search'])) process.exit(1);
}

installDependencies('bench');
await build({
  absWorkingDir: here,
  entryPoints: {main: 'main.ts', child: 'jobs/child.ts'},
  outdir,
  outExtension: {'.js': '.mjs'},
  bundle: true,
  splitting: false,
  packages: 'external',
  // Bundles this package, because it is TypeScript, which Node does not load.
  alias: {'@screwbox/shared': '../../plugins/shared/src'},
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Defines `require`, because the loader in codeSizes.ts is CommonJS.
  banner: {
    js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  sourcemap: 'inline',
  logLevel: 'warning',
});
await import(pathToFileURL(path.join(outdir, 'main.mjs')).href);
