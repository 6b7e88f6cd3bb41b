import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {openIndex} from '../../core/query/openIndex';
import {MANIFEST} from '../../core/format/layout';
import {counted} from '@screwbox/shared/text/counted';
import {readArguments, readNumber, runCommand, explainHit} from './command';
import {explain} from '../../core/query/score/features';

const DEFAULT_LIMIT = 8;

const USAGE = `Usage: search-query <index-dir> "<query>" [options]

  --limit <n>  most hits (default ${DEFAULT_LIMIT})
  --plain      read the query word by word, without the query language
  --explain    print the features that make the score of each hit
  --json       print all that is known of the hits as JSON

Behind -- everything is taken as it is written.`;

async function searchQuery(argv: string[]): Promise<void> {
  const given = readArguments(argv, ['limit', 'plain', 'explain', 'json']);
  const {positional, options} = given;
  const [dir, query] = positional;
  if (dir === undefined || query === undefined || positional.length > 2)
    throw new Error(`Name the folder of an index and one query.\n\n${USAGE}`);
  if (!existsSync(path.join(dir, MANIFEST)))
    throw new Error(`${dir} holds no index. Build one: search-index <dir-of-html> --out ${dir}`);
  const limit = readNumber(given, 'limit') ?? DEFAULT_LIMIT;
  let bytes = 0;
  let requests = 0;
  const start = performance.now();
  const index = await openIndex({
    read: async (file) => {
      const content = await readFile(path.join(dir, file));
      bytes += content.length;
      requests++;
      return content;
    },
  });
  const mode = options.has('plain') ? 'plain' : 'auto';
  const result = await index.search(query, {limit, mode, ...(options.has('explain') && {explain})});
  const ms = Math.round((performance.now() - start) * 10) / 10;
  if (options.has('json')) {
    console.log(JSON.stringify({...result, bytes, requests, ms}));
    return;
  }
  for (const hit of result.hits) {
    const {url, hash, title, section, excerpt} = hit;
    const heading = [title, section].filter(Boolean).join(' › ');
    console.log(`${heading}\n  ${url}${hash && '#'}${hash}\n  ${excerpt}`);
    if (options.has('explain'))
      console.log(
        explainHit(hit)
          .map((line) => `    ${line}`)
          .join('\n'),
      );
  }
  console.log(
    `${counted(result.total, 'section')}, ${counted(requests, 'request')}, ${bytes} bytes, ${ms} ms`,
  );
}

runCommand(USAGE, searchQuery);
