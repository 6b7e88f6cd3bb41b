import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadApi} from '../../../engine-api/loadApi';
import {
  type FragmentRecord,
  readFragmentRecord,
} from '../../../src/plugins/examples/FragmentRecord';
import {blogPosts, docsPages} from '../../../scripts/checks/documentation';
import {requireJdk} from '../../../scripts/checks/jdk/requireJdk';
import {snippetInput} from '../../../scripts/checks/snippets/checkSnippets';
import {javaBlocks} from '../../../scripts/checks/snippets/javaBlocks';
import {snippetDigests} from '../../../scripts/checks/snippets/snippetCompiler';
import {fragmentFaults, type PageBlock} from './fragmentFaults';

const EXAMPLES = path.join(import.meta.dirname, '../../../examples');

function pageBlocks(pages: readonly {readonly file: string; readonly text: string}[]): PageBlock[] {
  const blocks = pages.flatMap(({file, text}) => javaBlocks(file, text));
  const {records, blocks: named} = snippetInput(blocks, loadApi());
  const digests = snippetDigests(records.filter(({kind}) => kind !== 'source'));
  return [...named]
    .filter(([, {code}]) => code.trim() !== '')
    .map(([id, {file, line}]) => ({file, line, digest: digests.get(id) ?? ''}));
}

beforeAll(requireJdk);

describe('The blocks of code on pages', () => {
  it('have all been run since their last change, and none of them throws', () => {
    const blocks = pageBlocks([...docsPages(), ...blogPosts()]);
    expect(blocks.length).toBeGreaterThan(0);
    expect(fragmentFaults(blocks, readFragmentRecord(EXAMPLES))).toEqual([]);
  });
});

const codes = {
  original: ['int speed = 4;', 'double width = 2;', 'audio.setSpeed(speed);'],
  changed: ['int speed = 4;', 'double width = 2;', 'audio.play(speed);'],
  needed: ['int speed = 5;', 'double width = 2;', 'audio.setSpeed(speed);'],
  unrelated: ['int speed = 4;', 'double width = 3;', 'audio.setSpeed(speed);'],
  moved: ['', 'int speed = 4;', 'audio.setSpeed(speed);', 'double width = 2;'],
};
type Name = keyof typeof codes;

describe('The record of blocks', () => {
  let all: readonly PageBlock[];

  beforeAll(() => {
    all = pageBlocks(
      Object.entries(codes).map(([file, blocks]) => ({
        file,
        text: blocks.map((code) => `\`\`\`java\n${code}\n\`\`\`\n`).join('\n'),
      })),
    );
  });

  const blocksOf = (name: Name) =>
    all.filter(({file}) => file === name).map((block) => ({...block, file: 'page.md'}));
  const recordOf = (name: Name, result: 'ran' | `threw: ${string}` = 'ran'): FragmentRecord => ({
    'page.md': Object.fromEntries(blocksOf(name).map(({digest}) => [digest, result])),
  });

  it('has no fault if the blocks have not changed since they were run', () => {
    expect(fragmentFaults(blocksOf('original'), recordOf('original'))).toEqual([]);
  });

  it.each<[string, Name, number[]]>([
    ['a block itself', 'changed', [10]],
    ['code that a later block needs', 'needed', [2, 10]],
    ['code that no later block needs', 'unrelated', [6]],
    ['only the order of blocks', 'moved', []],
  ])('reports the blocks that a change of %s affects', (_, name, lines) => {
    const faults = fragmentFaults(blocksOf(name), recordOf('original'));
    expect(faults.filter((fault) => fault.startsWith('page.md'))).toEqual(
      lines.map(
        (line) =>
          `page.md:${line}: this block has not been run since it was changed. ` +
          'Run it: npm run examples -- --changed fragments',
      ),
    );
  });

  it('reports blocks that threw, and blocks that were removed', () => {
    const threw = recordOf('original', 'threw: java.lang.Error');
    expect(fragmentFaults(blocksOf('original'), threw)).toEqual(
      [2, 6, 10].map((line) => `page.md:${line}: this block threw: java.lang.Error`),
    );
    expect(fragmentFaults([], {'page.md': {abc: 'ran'}})).toEqual([
      'examples/records/fragments.json has the block abc of page.md, which is gone. Remove it.',
    ]);
  });
});
