import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadApi} from '../../../engine-api/loadApi';
import {
  fragmentFile,
  type FragmentRecord,
  type FragmentResult,
  readFragmentRecord,
} from '../../../src/plugins/examples/FragmentRecord';
import {blogPosts, docsPages} from '../../../scripts/checks/documentation';
import {snippetInput} from '../../../scripts/checks/snippets/checkSnippets';
import {javaBlocks} from '../../../scripts/checks/snippets/javaBlocks';
import type {Engine} from '../findEngine';
import type {Jdk} from '../findJdk';
import {openScreen} from '../virtualScreen';
import {sorted, writeRecord} from '../writeRecord';
import {compileFragments} from './compileFragments';
import {makeResources} from './makeResources';
import {resultOf} from './resultOf';
import {attemptsOf, runAndRetry} from './runAndRetry';

export interface FragmentRun {
  readonly jdk: Jdk;
  readonly engine: Engine;
  readonly runner: string;
  readonly work: string;
  readonly examples: string;
  readonly onlyChanged: boolean;
  readonly atOnce: number;
}

/**
 * Runs all Java blocks of pages, except those copied from an example program, and records the results.
 *
 * @returns page and exception of each block that threw
 */
export async function runFragments(run: FragmentRun): Promise<string[]> {
  const {jdk, engine, runner, work, examples, onlyChanged, atOnce} = run;
  const blocks = [...docsPages(), ...blogPosts()].flatMap(({file, text}) => javaBlocks(file, text));
  const {records, blocks: named} = snippetInput(blocks, loadApi());
  const known = onlyChanged ? readFragmentRecord(examples) : {};
  // The compile check uses stubs of the engine. They are left out here, because the real engine is on the class path.
  const own = records.filter(({kind, name}) => kind !== 'source' || name === 'snippet.Ambient');
  const folder = path.join(work, 'fragments');
  const {compiled, failed, digests} = compileFragments(jdk, engine.jars, folder, own);
  const resources = path.join(folder, 'resources');
  const files = path.join(examples, 'files');
  await makeResources(
    resources,
    files,
    blocks.map(({code}) => code),
  );
  const results = new Map<string, Map<string, FragmentResult>>();
  const waiting = new Map<string, (typeof compiled)[number][]>();
  for (const [id, {file, code}] of named) {
    if (code.trim() === '') continue;
    const ofPage = results.get(file) ?? new Map<string, FragmentResult>();
    results.set(file, ofPage);
    const digest = digests.get(id) ?? '';
    const before = known[file]?.[digest];
    const fragment = compiled.find((one) => one.id === id);
    if (before !== undefined) ofPage.set(digest, before);
    else if (fragment) waiting.set(file, [...(waiting.get(file) ?? []), fragment]);
    else ofPage.set(digest, `not runnable: ${failed.get(id) ?? 'it does not compile alone'}`);
  }
  const pages = [...waiting];
  const classPath = [path.join(folder, 'classes'), files, resources, runner, ...engine.jars].filter(
    // The engine mistakes missing folders for jars.
    (entry) => existsSync(entry),
  );
  const takeFromQueue = async (): Promise<void> => {
    const screen = await openScreen();
    try {
      for (let next = pages.shift(); next !== undefined; next = pages.shift()) {
        const [file, fragments] = next;
        const pageFolder = path.join(folder, 'runs', file);
        const ran = await runAndRetry(pageFolder, attemptsOf(fragments, compiled, named), {
          ...{jdk, classPath, env: screen.env},
        });
        const codeOf = (id: string) => named.get(id)?.code ?? '';
        for (const [id, {result, message}] of ran) {
          results.get(file)?.set(digests.get(id) ?? '', resultOf(codeOf(id), result, message));
        }
        console.log(`✓ ${file} (${fragments.length}), ${pages.length} pages left`);
        writeRecord(fragmentFile(examples), recordOf(results));
      }
    } finally {
      screen.close();
    }
  };
  await Promise.all(Array.from({length: atOnce}, takeFromQueue));
  writeRecord(fragmentFile(examples), recordOf(results));
  const all = [...results].flatMap(([file, ofPage]) =>
    [...ofPage.values()].map((result) => ({file, result})),
  );
  const count = (word: string) => all.filter(({result}) => result.startsWith(word)).length;
  console.log(
    `${all.length} blocks of pages: ${count('ran')} ran, ${count('threw')} threw, ${count('not')} not runnable.`,
  );
  return all
    .filter(({result}) => result.startsWith('threw'))
    .map(({file, result}) => `${file}: ${result}`);
}

function recordOf(
  results: ReadonlyMap<string, ReadonlyMap<string, FragmentResult>>,
): FragmentRecord {
  return Object.fromEntries(
    [...results]
      .filter(([, ofPage]) => ofPage.size > 0)
      .map(([file, ofPage]) => [file, sorted(Object.fromEntries(ofPage))]),
  );
}
