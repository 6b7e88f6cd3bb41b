import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {openIndex} from '../engine/openIndex';
import {MANIFEST} from '../format/layout';
import {readArguments} from './readArguments';

const USAGE = 'Usage: search-query <index-dir> "<query>" [--limit 8] [--plain] [--json]';

async function main(): Promise<void> {
  const {positional, options} = readArguments(process.argv.slice(2), ['limit', 'plain', 'json']);
  const [dir, query] = positional;
  if (dir === undefined || query === undefined || positional.length > 2) throw new Error(USAGE);
  if (!existsSync(path.join(dir, MANIFEST)))
    throw new Error(`${dir} holds no index. Build one: search-index <dir-of-html> --out ${dir}`);
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
  const limit = Number(options.get('limit') ?? 8);
  if (!Number.isInteger(limit) || limit < 1)
    throw new Error('--limit must be a whole number from 1.');
  const mode = options.has('plain') ? 'plain' : 'auto';
  const result = await index.search(query, {limit, mode});
  const ms = Math.round((performance.now() - start) * 10) / 10;
  if (options.has('json')) {
    console.log(JSON.stringify({...result, bytes, requests, ms}));
    return;
  }
  for (const {url, hash, title, section, excerpt} of result.hits)
    console.log(
      `${[title, section].filter(Boolean).join(' › ')}\n  ${url}${hash && '#'}${hash}\n  ${excerpt}`,
    );
  console.log(`${result.total} sections, ${requests} requests, ${bytes} bytes, ${ms} ms`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
