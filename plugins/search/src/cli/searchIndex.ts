import {buildIndex} from '../node/buildIndex';
import type {BuildOptions, BuildProgress} from '../node/buildOptions';
import {readHtmlFolder} from '../node/readHtmlFolder';
import {reportLine} from '../node/reportLine';
import {readArguments} from './readArguments';

const USAGE =
  'Usage: search-index <dir-of-html> --out <dir> [--language en] [--max-bytes n] [--cache <dir>] [--threads n] [--json]';

/** Milliseconds between two signs of progress. */
const PACE = 100;

/** Shows how far the build is, in one line that is written over. */
function showProgress(): (progress: BuildProgress) => void {
  let next = 0;
  return ({step, done}) => {
    if (performance.now() < next) return;
    next = performance.now() + PACE;
    process.stderr.write(`\r\u001b[K${done} ${step === 'pages' ? 'pages read' : 'files made'}`);
  };
}

function readNumber(options: Map<string, string>, name: string): number | undefined {
  const text = options.get(name);
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`Option --${name} needs a whole number, got ${text}.`);
  return Number(text);
}

async function main(): Promise<void> {
  const known = ['out', 'language', 'max-bytes', 'cache', 'threads', 'json'];
  const {positional, options} = readArguments(process.argv.slice(2), known);
  const [dir] = positional;
  const outDir = options.get('out');
  if (dir === undefined || outDir === undefined || positional.length > 1) throw new Error(USAGE);
  const pages = [...readHtmlFolder(dir)];
  if (pages.length === 0)
    throw new Error(`${dir} holds no HTML file. Build the site first, or name its folder.`);
  const language = options.get('language');
  const cacheDir = options.get('cache');
  const maxBytes = readNumber(options, 'max-bytes');
  const threads = readNumber(options, 'threads');
  const isWatched = process.stderr.isTTY;
  const buildOptions: BuildOptions = {
    ...(language !== undefined && {language}),
    ...(cacheDir !== undefined && {cacheDir}),
    ...(maxBytes !== undefined && {maxBytes}),
    ...(threads !== undefined && {threads}),
    ...(isWatched && {onProgress: showProgress()}),
  };
  const {failed, ...report} = await buildIndex({
    pages,
    outDir,
    options: buildOptions,
  });
  if (isWatched) process.stderr.write('\r\u001b[K');
  for (const {url, reason} of failed) console.error(`${url} could not be indexed: ${reason}`);
  const ms = Math.round(process.uptime() * 1000);
  console.log(
    options.has('json') ? JSON.stringify({...report, failed, ms}) : reportLine(report, ms),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
