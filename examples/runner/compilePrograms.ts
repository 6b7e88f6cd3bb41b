import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {run} from '../../scripts/checks/snippets/snippetCompiler';
import type {Jdk} from './findJdk';

const SOURCES = path.join(import.meta.dirname, 'java');

export interface Compilation {
  readonly classes: string;
  readonly sources: readonly string[];
}

export interface CompileError {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export function compileRunner(jdk: Jdk, folder: string, jars: readonly string[]): void {
  mkdirSync(folder, {recursive: true});
  const sources = readdirSync(path.join(SOURCES, 'runner')).map((file) =>
    path.join(SOURCES, 'runner', file),
  );
  run(jdk.javac, ['--release', '21', '-d', folder, '-cp', jars.join(path.delimiter), ...sources]);
  const services = path.join(folder, 'META-INF/services');
  mkdirSync(services, {recursive: true});
  writeFileSync(
    path.join(services, 'javax.sound.sampled.spi.MixerProvider'),
    'runner.SilentMixerProvider\n',
  );
}

/**
 * Prepares a release for runs with frames of equal length and fixed random numbers.
 *
 * @param folder folder for the replaced classes; must precede the release in the class path of these runs
 */
export function prepareEngine(
  jdk: Jdk,
  runner: string,
  jars: readonly string[],
  folder: string,
): void {
  const classPath = [runner, ...jars].join(path.delimiter);
  mkdirSync(folder, {recursive: true});
  run(jdk.java, ['-cp', classPath, 'runner.Prepare', folder, ...jars]);
}

export function compilePrograms(
  jdk: Jdk,
  runner: string,
  jars: readonly string[],
  programs: readonly Compilation[],
): CompileError[] {
  const input = programs.map(({classes, sources}) => [classes, ...sources].join('\t')).join('\n');
  const output = run(jdk.java, ['-cp', runner, 'runner.Compile', jars.join(path.delimiter)], input);
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [file = '', number, message = ''] = line.split('\t');
      return {file, line: Number(number), message};
    });
}
