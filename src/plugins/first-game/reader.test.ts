import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {describe, expect, it} from 'vitest';
import {readStages} from './readStages';
import {type CodeBlockNode, remarkFilledCode} from '../../markdown/remarkFilledCode';
import {stageFiller} from './stageFiller';

const root = path.resolve(__dirname, '../../..');
const folder = path.join(root, 'docs/fundamentals/set-up-your-first-project');
const stages = readStages(path.join(root, 'examples/first-game/stages'));

interface Step {
  readonly file: string;
  readonly isNew: boolean;
  readonly lines: readonly string[];
  readonly added: readonly number[];
  readonly head: readonly string[];
}

/** What a page shows of the classes: each code block with a title, and what is folded below it. */
function stepsOf(page: string): Step[] {
  const tree = fromMarkdown(readFileSync(path.join(folder, page), 'utf8')) as CodeBlockNode;
  remarkFilledCode([stageFiller()])(tree, {path: path.join(folder, page)});
  const nodes = tree.children ?? [];
  return nodes.flatMap(({type, lang, meta, value = ''}, index) => {
    const [, file, isNew, added = ''] =
      /^title="(\w+\.java)( \(new\))?"(?: \{([\d,]+)\})?$/.exec(meta ?? '') ?? [];
    if (type !== 'code' || lang !== 'java' || file === undefined) return [];
    const below = nodes[index + 1];
    const head = below?.name === 'details' ? (below.children?.[1]?.value ?? '').split('\n') : [];
    const numbers = added.split(',').filter(Boolean).map(Number);
    return [{file, isNew: isNew !== undefined, lines: value.split('\n'), added: numbers, head}];
  });
}

const GAP = '// …';

/** Writes marked lines below the line that they are shown below; after a gap, above the next one. */
function follow(before: readonly string[], {lines, added, head}: Step): string[] {
  const result = [...before];
  const isMarked = (index: number) => added.includes(index + 1);
  let place = 0;
  for (const [index, line] of lines.entries()) {
    if (isMarked(index)) {
      if (lines[index - 1]?.trim() === GAP) {
        const next = lines.findIndex(
          (other, at) => at > index && !isMarked(at) && other.trim() !== '',
        );
        place = result.indexOf(lines[next] ?? '', place);
        expect(place, line).toBeGreaterThan(0);
      }
      result.splice(place, 0, line);
      place += 1;
    } else if (line.trim() !== '' && line.trim() !== GAP) {
      place = result.indexOf(line, place) + 1;
      expect(place, line).toBeGreaterThan(0);
    }
  }
  return [...head, ...result];
}

/** Blank lines and the order of imports make no difference. */
const essence = (lines: readonly string[]) => {
  const text = lines.filter((line) => line.trim() !== '');
  const isImport = (line: string) => line.startsWith('import ');
  return [...text.filter((line) => !isImport(line)), ...text.filter(isImport).sort()];
};

describe('a reader who does what the pages show', () => {
  const pages = ['index.mdx', ...readdirSync(folder).filter((name) => name.endsWith('.md'))];
  const numberOf = (page: string) =>
    Number(/stage=(\d+)/.exec(readFileSync(path.join(folder, page), 'utf8'))?.[1]);
  pages.sort((one, other) => numberOf(one) - numberOf(other));
  const game = new Map<string, string[]>();

  it('has a page for each stage', () => {
    expect(pages.map(numberOf)).toEqual(stages.map((_, index) => index + 1));
  });

  it.each(pages.map((page, index) => [index + 1, page] as const))(
    'has the classes of stage %i after %s',
    (stage, page) => {
      for (const step of stepsOf(page)) {
        expect(game.has(step.file), step.file).toBe(!step.isNew);
        const before = game.get(step.file);
        game.set(step.file, before ? follow(before, step) : [...step.head, ...step.lines]);
      }
      const wanted = stages[stage - 1] ?? new Map<string, string>();
      expect([...game.keys()].sort()).toEqual([...wanted.keys()].sort());
      for (const [file, code] of wanted) {
        expect(essence(game.get(file) ?? []), file).toEqual(essence(code.split('\n')));
      }
    },
  );
});

describe('each page of the tutorial', () => {
  it.each(['index.mdx', ...readdirSync(folder).filter((name) => name.endsWith('.md'))])(
    '%s is short, is run, names a mistake and ends with something to try',
    (page) => {
      const text = readFileSync(path.join(folder, page), 'utf8').replace(/^---[^]*?---/, '');
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(900);
      const headings = [...text.matchAll(/^## (.*?)(?: \{.*)?$/gm)].map(([, title]) => title);
      expect(headings).toEqual(
        expect.arrayContaining(['Run it', 'If it goes wrong', 'Check yourself']),
      );
      expect(text).toContain('**You see**');
    },
  );
});
