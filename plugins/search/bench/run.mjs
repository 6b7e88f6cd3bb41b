// Starts the bench: bundles its TypeScript (a few milliseconds) and runs it.
//   npm run bench:search -- [--corpus name,…] [--engines a,b] [--quick] [--seed n] …
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
const outdir = path.resolve(here, '../../../node_modules/.cache/bench-search/code');

await build({
  absWorkingDir: here,
  entryPoints: {main: 'main.ts', child: 'jobs/child.ts'},
  outdir,
  outExtension: {'.js': '.mjs'},
  bundle: true,
  splitting: false,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'inline',
  logLevel: 'warning',
});
await import(pathToFileURL(path.join(outdir, 'main.mjs')).href);
