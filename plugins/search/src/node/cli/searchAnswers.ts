import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {readArguments} from '@screwbox/shared/command/readArguments';
import {counted} from '@screwbox/shared/text/counted';
import {openIndex} from '../../core/query/openIndex';
import type {Read} from '../../core/reading/FileStore';
import {runCommand} from './command';
import {indexFolders} from './indexFolders';
import {readPromisedAnswers} from './readPromisedAnswers';

const USAGE = `Usage: search-answers <index-dir>

Searches every index in the folder and its subfolders for the search_answers of its pages, and fails with a table
of those that do not find their page first.`;

type Broken = [query: string, page: string, first: string];

async function checkIndex(dir: string): Promise<{count: number; broken: Broken[]}> {
  const read: Read = (file) => readFile(path.join(dir, file));
  const answers = await readPromisedAnswers(read);
  const index = await openIndex({read});
  const broken: Broken[] = [];
  for (const {text, url} of answers) {
    const {hits} = await index.search(text, {limit: 1});
    const first = hits[0]?.url;
    if (first !== url) broken.push([text, url, first ?? 'nothing']);
  }
  return {count: answers.length, broken};
}

function tableLines(rows: readonly Broken[]): string[] {
  const all: readonly Broken[] = [['search answer', 'its page', 'first result'], ...rows];
  const widthOf = (column: number): number =>
    Math.max(...all.map((row) => (row[column] ?? '').length));
  const widths = [0, 1].map(widthOf);
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

async function searchAnswers(argv: string[]): Promise<void> {
  const {positionals} = readArguments('', {args: argv, allowPositionals: true});
  const [dir] = positionals;
  if (dir === undefined || positionals.length > 1)
    throw new Error(`Name the folder of one index or several.\n\n${USAGE}`);
  const folders = indexFolders(dir);
  if (folders.length === 0)
    throw new Error(`${dir} contains no index. Build the site first, or name another folder.`);
  const broken: Broken[] = [];
  let count = 0;
  for (const folder of folders) {
    const checked = await checkIndex(folder);
    count += checked.count;
    broken.push(...checked.broken);
  }
  if (count === 0)
    throw new Error(
      `No page in ${dir} has search_answers in its front matter, so there is nothing to check.`,
    );
  if (broken.length > 0)
    throw new Error(
      `${broken.length} of ${counted(count, 'search answer')} ${broken.length === 1 ? 'does not find its' : 'do not find their'} page first:\n\n${tableLines(broken).join('\n')}`,
    );
  console.log(
    `${counted(count, 'search answer')} in ${counted(folders.length, 'index', 'indexes')}: each finds its page first.`,
  );
}

runCommand(USAGE, searchAnswers);
