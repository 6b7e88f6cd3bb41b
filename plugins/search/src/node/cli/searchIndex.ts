import {buildIndex} from '../index/buildIndex';
import {type BuildOptions, type BuildProgress, isLanguage} from '../index/buildOptions';
import {readArguments} from '@screwbox/shared/command/readArguments';
import {counted} from '@screwbox/shared/text/counted';
import {reportLine} from '../index/indexPages';
import {namePages} from '../index/refuseEmpty';
import {readHtmlFolder} from '../index/readHtmlFolder';
import {readNumber, runCommand} from './command';

const USAGE = `Usage: search-index <dir-of-html> --out <dir> [options]

  --out <dir>       folder of the index
  --language <code> language of the pages (default en)
  --ignore <css>    selector of elements whose text is left out, or several with commas
  --max-bytes <n>   maximum size of all files in bytes; a larger index fails the build
  --json            print the report as JSON`;

const PACE = 100;
const EMPTY_LINE = '\r\u001b[K';

function showProgress(): (progress: BuildProgress) => void {
  let next = 0;
  return ({step, done}) => {
    if (performance.now() < next) return;
    next = performance.now() + PACE;
    const progress =
      step === 'pages' ? `${counted(done, 'page')} read` : `${counted(done, 'file')} created`;
    process.stderr.write(`${EMPTY_LINE}${progress}`);
  };
}

async function searchIndex(argv: string[]): Promise<void> {
  const {values, positionals} = readArguments('', {
    args: argv,
    options: {
      out: {type: 'string'},
      language: {type: 'string'},
      ignore: {type: 'string'},
      'max-bytes': {type: 'string'},
      json: {type: 'boolean'},
    },
    allowPositionals: true,
  });
  const {out: outDir, language, ignore} = values;
  const [dir] = positionals;
  if (dir === undefined || outDir === undefined || positionals.length > 1)
    throw new Error(`Name one folder of HTML files, and --out.\n\n${USAGE}`);
  const pages = [...readHtmlFolder(dir)];
  if (pages.length === 0)
    throw new Error(`${dir} contains no HTML file. Build the site first, or name its folder.`);
  if (language !== undefined && !isLanguage(language))
    throw new Error(`--language is ${language}, which is not a language. Write a code such as de.`);
  const maxBytes = readNumber('max-bytes', values['max-bytes']);
  const isWatched = process.stderr.isTTY;
  const buildOptions: BuildOptions = {
    ...(language !== undefined && {language}),
    ...(ignore !== undefined && {ignore: [ignore]}),
    ...(maxBytes !== undefined && {maxBytes}),
    ...(isWatched && {onProgress: showProgress()}),
  };
  const report = await buildIndex({pages, outDir, options: buildOptions}).finally(() => {
    if (isWatched) process.stderr.write(EMPTY_LINE);
  });
  for (const {url, reason} of report.failed)
    console.error(`${url} could not be indexed: ${reason}`);
  if (ignore !== undefined && !report.usedSelectors.includes(ignore))
    console.error(`--ignore is "${ignore}", which matches no element. Correct or remove it.`);
  if (report.withoutText.length > 0)
    console.error(
      `Pages without text are found by their title only:${namePages(report.withoutText)}`,
    );
  console.log(values.json ? JSON.stringify(report) : reportLine(report, report.ms));
}

runCommand(USAGE, searchIndex);
