import {buildIndex} from '../node/buildIndex';
import {readHtmlFolder} from '../node/readHtmlFolder';
import {readArguments} from './readArguments';

const USAGE =
  'Usage: search-index <dir-of-html> --out <dir> [--language en] [--max-bytes n] [--json]';

async function main(): Promise<void> {
  const {positional, options} = readArguments(process.argv.slice(2), [
    'out',
    'language',
    'max-bytes',
    'json',
  ]);
  const [dir] = positional;
  const outDir = options.get('out');
  if (dir === undefined || outDir === undefined || positional.length > 1) throw new Error(USAGE);
  const maxBytes = options.get('max-bytes');
  const language = options.get('language');
  const {failed, ...report} = await buildIndex({
    pages: readHtmlFolder(dir),
    outDir,
    options: {
      ...(language === undefined ? {} : {language}),
      ...(maxBytes === undefined ? {} : {maxBytes: Number(maxBytes)}),
    },
  });
  for (const {url, reason} of failed) console.error(`${url} could not be indexed: ${reason}`);
  const ms = Math.round(process.uptime() * 1000);
  if (options.has('json')) console.log(JSON.stringify({...report, failed, ms}));
  else {
    const {pages, sections, files, bytes} = report;
    console.log(`${pages} pages, ${sections} sections, ${files} files, ${bytes} bytes in ${ms} ms`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
