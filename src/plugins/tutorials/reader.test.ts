import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {describe, expect, it} from 'vitest';
import {readStages} from './readStages';
import {type CodeBlockNode, remarkFilledCode} from '../../markdown/remarkFilledCode';
import {stageFiller} from './stageFiller';
import {FIRST_GAME, SECOND_GAME, stagesFolder} from './tutorials';

const root = path.resolve(__dirname, '../../..');
const FUNDAMENTALS = path.join(root, 'docs/fundamentals');

const PATHS = [
  {tutorial: FIRST_GAME, folder: path.join(FUNDAMENTALS, 'set-up-your-first-project')},
  {tutorial: SECOND_GAME, folder: path.join(FUNDAMENTALS, 'second-game')},
].map(({tutorial, folder}) => ({name: tutorial.name, tutorial, folder, pages: pagesIn(folder)}));

/** The pages of a tutorial in the order in which they are read. */
function pagesIn(folder: string): string[] {
  const numberOf = (page: string) => numberOn(path.join(folder, page));
  return ['index.mdx', ...readdirSync(folder).filter((name) => name.endsWith('.md'))].sort(
    (one, other) => numberOf(one) - numberOf(other),
  );
}

/** The stage whose lines a page shows. */
function numberOn(file: string): number {
  return Number(/stage=(?:[\w-]+\/)?(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]);
}

interface Step {
  readonly file: string;
  readonly isNew: boolean;
  readonly lines: readonly string[];
  readonly added: readonly number[];
  readonly head: readonly string[];
}

/** What a page shows of the classes: each code block with a title, and what is folded below it. */
function stepsOf(file: string): Step[] {
  const tree = fromMarkdown(readFileSync(file, 'utf8')) as CodeBlockNode;
  remarkFilledCode([stageFiller()])(tree, {path: file});
  const nodes = tree.children ?? [];
  return nodes.flatMap(({type, lang, meta, value = ''}, index) => {
    const [, name, isNew, added = ''] =
      /^title="(\w+\.java)( \(new\))?"(?: \{([\d,]+)\})?$/.exec(meta ?? '') ?? [];
    if (type !== 'code' || lang !== 'java' || name === undefined) return [];
    const below = nodes[index + 1];
    const head = below?.name === 'details' ? (below.children?.[1]?.value ?? '').split('\n') : [];
    const numbers = added.split(',').filter(Boolean).map(Number);
    return [
      {file: name, isNew: isNew !== undefined, lines: value.split('\n'), added: numbers, head},
    ];
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

describe.each(PATHS)(
  'a reader who does what the pages of $name show',
  ({tutorial, folder, pages}) => {
    const stages = readStages(stagesFolder(path.join(root, 'examples'), tutorial));
    const game = new Map<string, string[]>();

    it('has a page for each stage', () => {
      expect(pages.map((page) => numberOn(path.join(folder, page)))).toEqual(
        stages.map((_, index) => index + 1),
      );
    });

    it.each(pages.map((page, index) => [index + 1, page] as const))(
      'has the classes of stage %i after %s',
      (stage, page) => {
        for (const step of stepsOf(path.join(folder, page))) {
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
  },
);

describe.each(PATHS)('each page of $name', ({folder, pages}) => {
  it.each(pages)('%s is short, is run, names a mistake and ends with something to try', (page) => {
    const text = readFileSync(path.join(folder, page), 'utf8').replace(/^---[^]*?---/, '');
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(900);
    const headings = [...text.matchAll(/^## (.*?)(?: \{.*)?$/gm)].map(([, title]) => title);
    expect(headings).toEqual(
      expect.arrayContaining(['Run it', 'If it goes wrong', 'Check yourself']),
    );
    expect(text).toContain('**You see**');
  });
});
