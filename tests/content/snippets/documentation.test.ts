import {beforeAll, describe, expect, it} from 'vitest';
import {loadApi} from '../../../engine-api/loadApi';
import {blogPosts, docsPages} from '../../../scripts/checks/documentation';
import {requireJdk} from '../../../scripts/checks/jdk/requireJdk';
import {checkSnippets, snippetInput} from '../../../scripts/checks/snippets/checkSnippets';
import {type JavaBlock, javaBlocks} from '../../../scripts/checks/snippets/javaBlocks';
import {seededChoice} from './seededChoice';
import {
  compileSnippets,
  type SnippetRecord,
  type SnippetReference,
} from '../../../scripts/checks/snippets/snippetCompiler';

const SEED = 20260802;
const MUTATED_BLOCKS = 10;
const api = loadApi();

function changed(code: string, {line, column, name}: SnippetReference): string {
  const lines = code.split('\n');
  const text = lines[line - 1] ?? '';
  const start = column - 1;
  expect(text.slice(start, start + name.length)).toBe(name);
  lines[line - 1] = `${text.slice(0, start)}${name}Changed${text.slice(start + name.length)}`;
  return lines.join('\n');
}

interface Mutant {
  readonly name: string;
  readonly records: readonly SnippetRecord[];
}

/** The block with one reference changed, behind the unchanged blocks before it on its page. */
function mutant(
  blocks: ReadonlyMap<string, JavaBlock>,
  reference: SnippetReference,
  number: number,
): Mutant {
  const page = reference.where.split('/')[0] ?? '';
  const names = [...blocks.keys()].filter((name) => name.split('/')[0] === page);
  const before = names.slice(0, names.indexOf(reference.where) + 1);
  const name = `mutant${number}/${reference.where.split('/')[1]}`;
  const records = before.map((blockName): SnippetRecord => {
    const code = blocks.get(blockName)?.code ?? '';
    const text = blockName === reference.where ? changed(code, reference) : code;
    return {kind: 'block', name: `mutant${number}/${blockName.split('/')[1]}`, text};
  });
  return {name, records};
}

describe('the Java blocks of the documentation', () => {
  let blocks: JavaBlock[];

  beforeAll(() => {
    requireJdk();
    blocks = [...docsPages(), ...blogPosts()].flatMap(({file, text}) => javaBlocks(file, text));
  });

  it('all compile against the API of the release', () => {
    expect(blocks.length).toBeGreaterThan(MUTATED_BLOCKS);
    const {faults} = checkSnippets(blocks, api);
    expect(faults.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
  });

  it.runIf(process.env.TEST_FULL)(
    'no longer compile when any reference to the API in ten of them is changed',
    () => {
      const {records, blocks: compiled} = snippetInput(blocks, api);
      const {references} = compileSnippets(records, true);
      const withReferences = [...new Set(references.map(({where}) => where))];
      const chosen = new Set(seededChoice(withReferences, MUTATED_BLOCKS, SEED));
      const mutants = references
        .filter(({where}) => chosen.has(where))
        .map((reference, number) => mutant(compiled, reference, number));
      expect(chosen.size).toBe(MUTATED_BLOCKS);
      expect(mutants.length).toBeGreaterThan(MUTATED_BLOCKS);

      const sources = records.filter(({kind}) => kind !== 'block');
      const {errors} = compileSnippets([...sources, ...mutants.flatMap((entry) => entry.records)]);
      const failing = new Set(errors.map(({where}) => where));
      expect(
        mutants.filter(({name}) => !failing.has(name)).map(({records: last}) => last.at(-1)?.text),
      ).toEqual([]);
    },
  );
});
