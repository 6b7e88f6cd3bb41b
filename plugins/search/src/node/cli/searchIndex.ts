import {buildIndex} from '../index/buildIndex';
import {type BuildOptions, type BuildProgress, isLanguage} from '../index/buildOptions';
import {counted} from '@screwbox/shared/text/counted';
import {reportLine} from '../index/prepareIndex';
import {namePages} from '../index/refuseEmpty';
import {MOST_REPEATED, repeatedLine} from '../index/repeatedTexts';
import {readHtmlFolder} from '../index/readHtmlFolder';
import {readArguments, readNumber, runCommand} from './command';

const USAGE = `Usage: search-index <dir-of-html> --out <dir> [options]

  --out <dir>       folder of the index
  --language <code> language of the pages (default en)
  --ignore <css>    selector of elements whose text is left out, or several with commas
  --max-bytes <n>   most bytes of all files; more fails the build
  --threads <n>     threads for 150 pages and more (default one for each core, at most 8)
  --json            print the report as JSON`;

/** Milliseconds between two signs of progress. */
const PACE = 100;
/** Moves a terminal to the start of the line and empties that. */
const EMPTY_LINE = '\r\u001b[K';

/** Shows how far the build is, in one line that is written over. */
function showProgress(): (progress: BuildProgress) => void {
  let next = 0;
  return ({step, done}) => {
    if (performance.now() < next) return;
    next = performance.now() + PACE;
    const progress =
      step === 'pages' ? `${counted(done, 'page')} read` : `${counted(done, 'file')} made`;
    process.stderr.write(`${EMPTY_LINE}${progress}`);
  };
}

async function searchIndex(argv: string[]): Promise<void> {
  const start = performance.now();
  const known = ['out', 'language', 'ignore', 'max-bytes', 'threads', 'json'];
  const given = readArguments(argv, known);
  const {positional, options} = given;
  const [dir] = positional;
  const outDir = options.get('out');
  if (dir === undefined || outDir === undefined || positional.length > 1)
    throw new Error(`Name one folder of HTML files, and --out.\n\n${USAGE}`);
  const pages = [...readHtmlFolder(dir)];
  if (pages.length === 0)
    throw new Error(`${dir} holds no HTML file. Build the site first, or name its folder.`);
  const language = options.get('language');
  if (language !== undefined && !isLanguage(language))
    throw new Error(`--language is ${language}, which is not a language. Write a code such as de.`);
  const ignore = options.get('ignore');
  const maxBytes = readNumber(given, 'max-bytes');
  const threads = readNumber(given, 'threads');
  const isWatched = process.stderr.isTTY;
  const buildOptions: BuildOptions = {
    ...(language !== undefined && {language}),
    ...(ignore !== undefined && {ignore: [ignore]}),
    ...(maxBytes !== undefined && {maxBytes}),
    ...(threads !== undefined && {threads}),
    ...(isWatched && {onProgress: showProgress()}),
  };
  const {failed, ...report} = await buildIndex({pages, outDir, options: buildOptions}).finally(
    () => {
      if (isWatched) process.stderr.write(EMPTY_LINE);
    },
  );
  for (const {url, reason} of failed) console.error(`${url} could not be indexed: ${reason}`);
  if (report.withoutText.length > 0)
    console.error(
      `Pages without text are found by their title only:${namePages(report.withoutText)}`,
    );
  for (const repeated of report.repeated.slice(0, MOST_REPEATED))
    console.error(repeatedLine(repeated, '--ignore'));
  if (report.repeated.length > MOST_REPEATED)
    console.error(`${report.repeated.length - MOST_REPEATED} more texts are repeated: see --json.`);
  const ms = Math.round(performance.now() - start);
  console.log(
    options.has('json') ? JSON.stringify({...report, failed, ms}) : reportLine(report, ms),
  );
}

runCommand(USAGE, searchIndex);
