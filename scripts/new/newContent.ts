// Writes a new page, post or announcement that passes all checks. Prompts for values that are not given as flags.
// Usage: npm run new -- page|post|announcement [--title "…"] [--description "…"] …
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {loadApi} from '../../engine-api/loadApi';
import {docsPages} from '../checks/documentation';
import {frontMatterOf} from '../checks/pages/frontMatter';
import {placesOf} from './fileName';
import {type Answers, contentFile, type Field, fieldsOf, type Kind, type Site} from './contentFile';

const ROOT = path.join(import.meta.dirname, '../..');
const KINDS: readonly Kind[] = ['page', 'post', 'announcement'];

async function readSite(): Promise<Site> {
  const pages = new Map<string, string>();
  const positions = new Map<string, number[]>();
  for (const page of docsPages()) {
    const {title, sidebar_position: position} = await frontMatterOf(page);
    const name = path.relative(path.join(ROOT, 'docs'), page.path).replaceAll(path.sep, '/');
    const folder = name.split('/')[0] ?? '';
    pages.set(name, typeof title === 'string' ? title : name);
    positions.set(folder, [...(positions.get(folder) ?? []), Number(position ?? 0)]);
  }
  const tags = readFileSync(path.join(ROOT, 'blog/tags.yml'), 'utf8').match(/^[\w-]+(?=:)/gm) ?? [];
  return {pages, positions, tags, release: loadApi().header.version, today: new Date()};
}

async function answerOf(field: Field, given: string | undefined): Promise<string> {
  const fault = given === undefined ? undefined : field.fault(given);
  if (given !== undefined && fault === undefined) return given;
  const wrong = fault === undefined ? 'is missing' : `is "${given}", which ${fault}`;
  if (!process.stdin.isTTY) throw new Error(`--${field.name} ${wrong}. ${field.question}.`);
  if (fault !== undefined) console.log(`--${field.name} ${wrong}.`);
  const lines = createInterface({input: process.stdin, output: process.stdout});
  try {
    for (;;) {
      const answer = (await lines.question(`${field.question}: `)).trim();
      const problem = field.fault(answer);
      if (problem === undefined) return answer;
      console.log(`That ${problem}.`);
    }
  } finally {
    lines.close();
  }
}

async function main(): Promise<void> {
  const kind = KINDS.find((one) => one === process.argv[2]);
  if (kind === undefined)
    throw new Error(
      `Say what is new: npm run new -- ${KINDS.join('|')}, not "${process.argv[2] ?? ''}".`,
    );
  const site = await readSite();
  const fields = fieldsOf(kind, site);
  const options = Object.fromEntries(fields.map(({name}) => [name, {type: 'string' as const}]));
  const {values} = parseArgs({args: process.argv.slice(3), options});
  const answers: Record<string, string> = {};
  for (const field of fields) {
    const given = values[field.name];
    answers[field.name] = await answerOf(field, typeof given === 'string' ? given : undefined);
  }
  const {file, text} = contentFile(kind, answers satisfies Answers, site);
  const target = path.join(ROOT, file);
  const taken = placesOf(file).find((place) => existsSync(path.join(ROOT, place)));
  if (taken !== undefined) throw new Error(`${taken} already exists; choose another title or id.`);
  writeFileSync(target, text);
  const link = kind === 'page' ? 'link to it from the pages that its readers know, ' : '';
  console.log(
    `${file} is written. Look at it with npm start, ${link}then run npm run check:pages -- ${file}.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
