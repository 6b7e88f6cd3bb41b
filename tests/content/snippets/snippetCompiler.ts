import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';

const SOURCES = join(import.meta.dirname, '../java/snippets');
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/snippet-compiler');

function run(command: string, args: readonly string[], input?: Buffer): string {
  const result = spawnSync(command, args, {input, maxBuffer: 1 << 28, encoding: 'utf8'});
  if (result.error || result.status !== 0) {
    throw new Error(`${command} ended with ${result.status}:\n${result.stderr}`, {
      cause: result.error,
    });
  }
  return result.stdout;
}

/** The compiled program of `tests/content/java`, built once for each version of its sources. */
function programFolder(): string {
  const files = readdirSync(SOURCES).sort();
  const hash = createHash('sha256').update(run('javac', ['-version']));
  files.forEach((file) => hash.update(file).update(readFileSync(join(SOURCES, file))));
  const folder = join(CACHE, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, {recursive: true});
    run('javac', ['-d', unfinished, ...files.map((file) => join(SOURCES, file))]);
    try {
      renameSync(unfinished, folder);
    } catch (cause) {
      // Another process may have been faster; its result is the same.
      rmSync(unfinished, {recursive: true});
      if (!existsSync(folder)) {
        throw new Error(`Cannot write the snippet compiler to ${folder}.`, {cause});
      }
    }
  }
  return folder;
}

/** A record that the program reads: see `Main.java`. */
export interface SnippetRecord {
  readonly kind: 'imports' | 'source' | 'block';
  readonly name: string;
  readonly text: string;
}

/** An error of the compiler. */
export interface SnippetError {
  /** Name of the block, or `source` for a file that snippets may use. */
  readonly where: string;
  /** Line in the block, counted from 1; 0 when earlier blocks of the page cannot be repeated. */
  readonly line: number;
  /** The compiler's name of the error. */
  readonly code: string;
  readonly message: string;
}

export interface SnippetResult {
  readonly errors: readonly SnippetError[];
  /** Calls that were let through because they are newer than the JDK. */
  readonly newerMethods: number;
}

/** Compiles all records in one go. */
export function compileSnippets(records: readonly SnippetRecord[]): SnippetResult {
  const input = Buffer.concat(
    records.map(({kind, name, text}) => {
      const bytes = Buffer.from(text, 'utf8');
      return Buffer.concat([Buffer.from(`${kind} ${name} ${bytes.length}\n`), bytes]);
    }),
  );
  const output = run('java', ['-cp', programFolder(), 'snippets.Main'], input);
  const lines = output.trimEnd().split('\n');
  const done = lines.pop()?.split('\t');
  if (done?.[0] !== 'done') {
    throw new Error(`The snippet compiler did not finish. Its output was:\n${output}`);
  }
  const errors = lines.map((line) => {
    const [where = '', number = '0', code = '', message = ''] = line.split('\t');
    return {where, line: Number(number), code, message: message.replaceAll('\\n', '\n')};
  });
  return {errors, newerMethods: Number(done[1])};
}
