import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {indexFolders} from './indexFolders';
import {openIndex} from '../../core/query/openIndex';
import {MANIFEST} from '../../core/format/layout';
import {readArguments} from '@screwbox/shared/command/readArguments';
import {counted} from '@screwbox/shared/text/counted';
import {readNumber, runCommand, explainHit} from './command';
import {explain} from '../../core/query/score/features';

const DEFAULT_LIMIT = 8;

const USAGE = `Usage: search-query <index-dir> "<query>" [options]

  --limit <n>  maximum number of hits (default ${DEFAULT_LIMIT})
  --plain      read the query word by word, without the query language
  --explain    print the features that make up the score of each hit
  --json       print all data of the hits as JSON

Arguments after -- are never options, for example a query that starts with a hyphen.`;

async function searchQuery(argv: string[]): Promise<void> {
  const {values, positionals} = readArguments('', {
    args: argv,
    options: {
      limit: {type: 'string'},
      plain: {type: 'boolean'},
      explain: {type: 'boolean'},
      json: {type: 'boolean'},
    },
    allowPositionals: true,
  });
  const [dir, query] = positionals;
  if (dir === undefined || query === undefined || positionals.length > 2)
    throw new Error(`Name the folder of an index and one query.\n\n${USAGE}`);
  if (!existsSync(path.join(dir, MANIFEST))) {
    const nested = indexFolders(dir);
    throw new Error(
      nested.length > 0
        ? `${dir} contains indexes. Name one of them: ${nested.join(', ')}`
        : `${dir} contains no index. Build one: search-index <dir-of-html> --out ${dir}`,
    );
  }
  const limit = readNumber('limit', values.limit) ?? DEFAULT_LIMIT;
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
  const mode = values.plain ? 'plain' : 'auto';
  const result = await index.search(query, {limit, mode, ...(values.explain && {explain})});
  const ms = Math.round((performance.now() - start) * 10) / 10;
  if (values.json) {
    console.log(JSON.stringify({...result, bytes, requests, ms}));
    return;
  }
  for (const hit of result.hits) {
    const {url, hash, title, section, excerpt} = hit;
    const heading = [title, section].filter(Boolean).join(' › ');
    console.log(`${heading}\n  ${url}${hash && '#'}${hash}\n  ${excerpt}`);
    if (values.explain)
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
