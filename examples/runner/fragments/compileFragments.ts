import {mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {
  encodeRecords,
  run,
  type SnippetRecord,
} from '../../../scripts/checks/snippets/snippetCompiler';
import type {Jdk} from '../findJdk';

/** Folder with the Java source of the compile check, which wraps each code block in a class. */
const SOURCES = path.join(import.meta.dirname, '../../../scripts/checks/java/snippets');

export interface CompiledFragment {
  readonly id: string;
  readonly packageName: string;
  readonly shape: string;
  readonly types: string;
}

/**
 * Compiles code blocks of pages against the engine. Each block also gets the declarations it needs from earlier blocks.
 *
 * @param folder folder for the classes
 * @returns the compiled blocks, the compiler's message for each other block by name, and the digest of every block by
 * name
 */
export function compileFragments(
  jdk: Jdk,
  jars: readonly string[],
  folder: string,
  records: readonly SnippetRecord[],
): {
  compiled: CompiledFragment[];
  failed: Map<string, string>;
  digests: Map<string, string>;
} {
  const program = path.join(folder, 'compiler');
  const classes = path.join(folder, 'classes');
  mkdirSync(program, {recursive: true});
  mkdirSync(classes, {recursive: true});
  run(jdk.javac, ['-d', program, ...readdirSync(SOURCES).map((file) => path.join(SOURCES, file))]);
  const args = ['-cp', program, 'snippets.Main', 'write', classes, jars.join(path.delimiter)];
  const lines = run(jdk.java, args, encodeRecords(records))
    .split('\n')
    .map((line) => line.split('\t'));
  const compiled: CompiledFragment[] = [];
  const failed = new Map<string, string>();
  const digests = new Map<string, string>();
  for (const [kind, id = '', second = '', third = '', fourth = ''] of lines) {
    if (kind === 'digest') {
      digests.set(id, second);
    } else if (kind === 'written') {
      compiled.push({id, packageName: second, shape: third, types: fourth});
    } else if (kind === 'error') {
      failed.set(id, fourth.replaceAll('\\n', ' ').replace(/\s+/g, ' '));
    }
  }
  return {compiled, failed, digests};
}
