import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {expect, it} from 'vitest';
import {BUILD_DIR, builtPages} from './builtPages';

/** Strings in the code for offline reading that minifiers do not change. */
const OFFLINE_WORDS = ['service-worker.js', 'updateViaCache', 'KEEP_SEARCH'];
/** Maximum size of the offline stub, which only waits for the page to load. */
const STUB_BYTES = 1100;

const read = (file: string) => readFileSync(path.join(BUILD_DIR, file), 'utf8');

it('No page loads code for reading offline with its first scripts', () => {
  const holding = readdirSync(path.join(BUILD_DIR, 'assets/js'))
    .map((name) => `assets/js/${name}`)
    .filter((file) => OFFLINE_WORDS.some((word) => read(file).includes(word)));
  expect(holding.length).toBeGreaterThan(0);
  for (const page of builtPages())
    expect(holding.filter((file) => read(page).includes(file))).toEqual([]);
});

it('All pages load only a stub of the code for reading offline', async () => {
  const {outputFiles} = await build({
    entryPoints: ['src/offline/client/offlineReading.ts'],
    bundle: true,
    external: ['@docusaurus/*', '@generated/*', './startOfflineReading'],
    define: {'process.env.NODE_ENV': '"production"'},
    minify: true,
    format: 'esm',
    write: false,
  });
  expect(outputFiles[0]?.contents.length).toBeLessThanOrEqual(STUB_BYTES);
});
