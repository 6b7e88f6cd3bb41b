import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';

/**
 * Size of a module with everything it imports from this site, minified and compressed with gzip.
 * React and Docusaurus are left out, because every page loads them.
 */
export async function codeSize(entry: string): Promise<number> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    loader: {'.module.css': 'empty'},
    external: ['react', 'react/jsx-runtime', 'clsx', '@docusaurus/*', '@theme/*'],
    logLevel: 'error',
  });
  return outputFiles.reduce((sum, {contents}) => sum + gzipSync(contents, {level: 9}).length, 0);
}
