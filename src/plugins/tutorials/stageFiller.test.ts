import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readStages} from './readStages';
import type {MarkdownNode} from '../../markdown/MarkdownNode';
import {remarkFilledCode} from '../../markdown/remarkFilledCode';
import {stageFiller} from './stageFiller';

const examples = mkdtempSync(path.join(tmpdir(), 'stages-'));
const folder = path.join(examples, 'first-game/stages');
const write = (name: string, text: string) => {
  mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
  writeFileSync(path.join(folder, name), text);
};

beforeAll(() => {
  write('1-start/Game.java', 'package a;\n\nclass Game {\n    int x;\n}\n');
  write('2-more/Game.java', 'package a;\n\nimport b.C;\n\nclass Game {\n    int x;\n    C c;\n}\n');
  write('2-more/Other.java', 'package a;\n\nimport b.D;\n\nclass Other extends D {\n}\n');
  write('10-end/Last.java', 'package a;\n\nclass Last {\n}\n');
  for (let stage = 3; stage < 10; stage += 1) write(`${stage}-x/X${stage}.java`, 'class X {\n}\n');
  write('4-x/Game.java', 'package a;\n\nimport b.C;\n\nclass Game {\n    int y;\n    C c;\n}\n');
  write('5-x/Game.java', 'package a;\n\nclass Game {\n    int y;\n}\n');
  write('6-x/Other.java', '');
  write(
    '../solutions/2-shorter/Game.java',
    'package a;\n\nimport b.C;\n\nclass Game {\n    C c;\n}\n',
  );
});
afterAll(() => rmSync(examples, {recursive: true}));

function filled(fence: string, content = ''): MarkdownNode[] {
  const tree = fromMarkdown(`Text.\n\n\`\`\`java ${fence}\n${content}\`\`\`\n`) as MarkdownNode;
  remarkFilledCode([stageFiller({folder: examples})])(tree, {path: path.resolve('docs/page.md')});
  return tree.children ?? [];
}

describe('A code block that names a stage and a class', () => {
  it('highlights the added lines, and folds the added imports', () => {
    const [, block, details] = filled('stage=2 file=Game.java');
    expect(block).toEqual({
      type: 'code',
      lang: 'java',
      meta: 'title="Game.java" {3}',
      value: 'class Game {\n    int x;\n    C c;\n}',
    });
    expect(details).toMatchObject({
      name: 'details',
      children: [
        {name: 'summary', children: [{value: 'New imports of Game.java'}]},
        {type: 'code', value: 'import b.C;'},
      ],
    });
  });

  it('shows a new class as a whole, with package and imports folded', () => {
    const [, block, details] = filled('stage=2 file=Other.java');
    expect(block).toMatchObject({
      meta: 'title="Other.java (new)"',
      value: 'class Other extends D {\n}',
    });
    expect(details?.children?.[1]?.value).toBe('package a;\nimport b.D;');
  });

  it('does not mark a class of the first stage, which readers download, as new', () => {
    expect(filled('stage=1 file=Game.java')[1]).toMatchObject({meta: 'title="Game.java"'});
  });

  it('shows a deleted line as a comment', () => {
    expect(filled('stage=4 file=Game.java')[1]).toMatchObject({
      meta: 'title="Game.java" {2,3}',
      value: 'class Game {\n    // delete: int x;\n    int y;\n    C c;',
    });
  });

  it('shows the whole class and its package line if the fence ends with "whole"', () => {
    const [, block, details] = filled('stage=5 file=Game.java whole');
    expect(block).toMatchObject({
      meta: 'title="Game.java (replace all)"',
      value: 'class Game {\n    int y;\n}',
    });
    expect(details?.children?.[1]?.value).toBe('package a;');
  });

  it('shows how a solution differs from its stage', () => {
    expect(filled('stage=2 solution=shorter file=Game.java')[1]).toMatchObject({
      value: 'class Game {\n    // delete: int x;\n    C c;',
    });
  });

  it.each([
    ['stage=5 file=Game.java', '', '"Game.java" loses imports.'],
    ['stage=2 solution=none file=Game.java', '', 'The solution "2-none" of the game has no'],
    ['stage=1 file=Other.java', '', 'Stage 1 of the game has no "Other.java".'],
    ['stage=3 file=Other.java', '', 'Stage 3 of the game changes nothing in "Other.java".'],
    ['stage=2 file=Other.java', 'own\n', 'A code block that is filled must be empty.'],
  ])('fails with its file and line: %s', (fence, content, message) => {
    expect(() => filled(fence, content)).toThrow(message);
    expect(() => filled(fence, content)).toThrow('docs/page.md:3: ');
  });

  it('leaves other code blocks unchanged', () => {
    expect(filled('title="Own.java"', 'own\n')[1]).toMatchObject({value: 'own'});
  });
});

describe('The stages', () => {
  it('include all unchanged files of the previous stage, and are sorted by number', () => {
    const stages = readStages(folder);
    expect(stages).toHaveLength(10);
    expect([...(stages[1]?.keys() ?? [])]).toEqual(['Game.java', 'Other.java']);
    expect(stages[4]?.has('Other.java')).toBe(true);
  });

  it('lack a class whose file in the folder of the stage is empty', () => {
    expect(readStages(folder)[5]?.has('Other.java')).toBe(false);
  });

  it('are rejected if a number is missing', () => {
    rmSync(path.join(folder, '5-x'), {recursive: true});
    expect(() => readStages(folder)).toThrow('must have a folder "5-…" instead of "6-x".');
  });
});

it.each(['2', 'second-game/1'])(
  'A code block that names the image of stage %s shows the image of that stage',
  (stage) => {
    const tree = fromMarkdown(`\`\`\`java stage=${stage} picture\n\`\`\`\n`) as MarkdownNode;
    remarkFilledCode([stageFiller()])(tree, {path: path.resolve('docs/page.md')});
    expect(JSON.stringify(tree)).toMatch(/assets\/examples\/\w+-game-\d-[0-9a-f]{8}\.webp/);
  },
);
