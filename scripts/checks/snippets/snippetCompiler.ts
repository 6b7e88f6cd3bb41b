import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';

const SOURCES = join(import.meta.dirname, '../java/snippets');
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/snippet-compiler');

/** Skips the optimizing compiler of the virtual machine, because short runs do not benefit from it. */
const QUICK_START = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** @throws Error with the error output if the command fails */
export function run(command: string, args: readonly string[], input?: Buffer | string): string {
  const result = spawnSync(command, args, {input, maxBuffer: 1 << 28, encoding: 'utf8'});
  if (result.status !== 0) {
    throw new Error(`${command} exited with ${result.status}:\n${result.stderr}`, {
      cause: result.error,
    });
  }
  return result.stdout;
}

function programFolder(): string {
  const files = readdirSync(SOURCES).sort();
  const hash = createHash('sha256').update(run('javac', ['-version']));
  files.forEach((file) => hash.update(file).update(readFileSync(join(SOURCES, file))));
  const folder = join(CACHE, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, {recursive: true});
    run('javac', [
      ...QUICK_START.map((option) => `-J${option}`),
      '-d',
      unfinished,
      ...files.map((file) => join(SOURCES, file)),
    ]);
    try {
      renameSync(unfinished, folder);
    } catch (cause) {
      // Another process has already renamed its identical folder.
      rmSync(unfinished, {recursive: true});
      if (!existsSync(folder)) {
        throw new Error(`Cannot write the snippet compiler to ${folder}.`, {cause});
      }
    }
  }
  return folder;
}

export interface SnippetRecord {
  readonly kind: 'imports' | 'source' | 'block';
  readonly name: string;
  readonly text: string;
}

export interface SnippetError {
  /** Name of the block, or `source` if the error is in a file that snippets may use. */
  readonly where: string;
  /** Line in the block, counted from 1; 0 if the error is in the repeated code of earlier blocks. */
  readonly line: number;
  readonly message: string;
}

/** Returns the records in the format that the program reads. */
export const encodeRecords = (records: readonly SnippetRecord[]): Buffer =>
  Buffer.concat(
    records.map(({kind, name, text}) => {
      const bytes = Buffer.from(text, 'utf8');
      return Buffer.concat([Buffer.from(`${kind} ${name} ${bytes.length}\n`), bytes]);
    }),
  );

function runProgram(records: readonly SnippetRecord[], ...args: readonly string[]): string[][] {
  const program = [...QUICK_START, '-cp', programFolder(), 'snippets.Main', ...args];
  const output = run('java', program, encodeRecords(records));
  const lines = output
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  if (lines.pop()?.[0] !== 'done') {
    throw new Error(`The snippet compiler did not finish. Its output was:\n${output}`);
  }
  return lines;
}

export function compileSnippets(records: readonly SnippetRecord[]): SnippetError[] {
  return runProgram(records)
    .filter(([kind]) => kind === 'error')
    .map(([, where = '', line, , message = '']) => ({
      where,
      line: Number(line),
      message: message.replaceAll('\\n', '\n'),
    }));
}

export function snippetDigests(records: readonly SnippetRecord[]): Map<string, string> {
  const lines = runProgram(records, 'digests');
  return new Map(lines.map(([, where = '', digest = '']) => [where, digest]));
}
