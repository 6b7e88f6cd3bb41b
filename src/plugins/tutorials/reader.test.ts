import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {describe, expect, it} from 'vitest';
import type {MarkdownNode} from '../../markdown/MarkdownNode';
import {readStages, type Sources} from './readStages';
import {stageFiller} from './stageFiller';
import {FIRST_GAME, SECOND_GAME, stagesFolder} from './tutorials';

const root = path.resolve(__dirname, '../../..');
const examples = path.join(root, 'examples');
const FUNDAMENTALS = path.join(root, 'docs/fundamentals');
const FIRST = 'set-up-your-first-project';

const textOf = (page: string): string => readFileSync(path.join(FUNDAMENTALS, page), 'utf8');

function pagesIn(folder: string): string[] {
  const pages = readdirSync(path.join(FUNDAMENTALS, folder))
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `${folder}/${name}`);
  return pages.sort((one, other) => (stagesOn(one)[0] ?? 0) - (stagesOn(other)[0] ?? 0));
}

/** Returns the numbers of the stages that a page shows. Solutions of exercises are left out. */
function stagesOn(page: string): number[] {
  const fences = textOf(page).matchAll(/^```java stage=(?:[\w-]+\/)?(\d+) (?:file|picture)/gm);
  return [...new Set(Array.from(fences, ([, number]) => Number(number)))];
}

const TUTORIAL_PAGES = [
  {tutorial: FIRST_GAME, pages: ['first-window.md', ...pagesIn(FIRST)]},
  {tutorial: SECOND_GAME, pages: pagesIn('second-game')},
].map(({tutorial, pages}) => ({name: tutorial.name, tutorial, pages}));

interface Step {
  readonly stage: number;
  readonly file: string;
  readonly note: 'new' | 'replace all' | undefined;
  readonly lines: readonly string[];
  readonly added: readonly number[];
  readonly head: readonly string[];
}

function stepsOf(page: string): Step[] {
  const tree = fromMarkdown(textOf(page)) as MarkdownNode;
  return (tree.children ?? []).flatMap(({type, lang, meta}): Step[] => {
    const [, number] = /^stage=(?:[\w-]+\/)?(\d+) file=/.exec(meta ?? '') ?? [];
    if (type !== 'code' || lang !== 'java' || number === undefined) return [];
    const [block, below] = stageFiller()().fill(meta ?? '') ?? [];
    const [, file = '', note, added = ''] =
      /^title="(\w+\.java)(?: \((new|replace all)\))?"(?: \{([\d,]+)\})?$/.exec(
        block?.meta ?? '',
      ) ?? [];
    return [
      {
        stage: Number(number),
        file,
        note: note as Step['note'],
        lines: (block?.value ?? '').split('\n'),
        added: added.split(',').filter(Boolean).map(Number),
        head: (below?.children?.[1]?.value ?? '').split('\n'),
      },
    ];
  });
}

const GAP = '// …';
const DELETE = '// delete: ';

/**
 * Applies the marks of a block like a reader. Inserts a marked line below the previous line of the block. After a gap,
 * inserts it above the next unmarked line instead. Deletes the lines that `// delete:` comments quote.
 */
function follow(before: readonly string[], {lines, added, head}: Step): string[] {
  const result = [...before];
  const isMarked = (index: number) => added.includes(index + 1);
  let place = 0;
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    if (isMarked(index) && text.startsWith(DELETE)) {
      place = result.findIndex((other, at) => at >= place && DELETE + other.trim() === text);
      expect(place, line).toBeGreaterThan(0);
      result.splice(place, 1);
    } else if (isMarked(index)) {
      if (lines[index - 1]?.trim() === GAP) {
        const next = lines.findIndex(
          (other, at) => at > index && !isMarked(at) && other.trim() !== '',
        );
        place = result.indexOf(lines[next] ?? '', place);
        expect(place, line).toBeGreaterThan(0);
      }
      result.splice(place, 0, line);
      place += 1;
    } else if (text !== '' && text !== GAP) {
      place = result.indexOf(line, place) + 1;
      expect(place, line).toBeGreaterThan(0);
    }
  }
  return [...head, ...result];
}

/** Normalizes lines for comparison. Ignores blank lines and the order of imports. */
const essence = (lines: readonly string[]) => {
  const text = lines.filter((line) => line.trim() !== '');
  const isImport = (line: string) => line.startsWith('import ');
  return [...text.filter((line) => !isImport(line)), ...text.filter(isImport).sort()];
};

type Game = Map<string, readonly string[]>;

function gameOf(sources: Sources | undefined): Game {
  return new Map([...(sources ?? [])].map(([file, code]) => [file, code.split('\n')]));
}

function take(game: Game, step: Step): void {
  const before = game.get(step.file);
  const isWhole = step.note !== undefined || step.stage === 1;
  game.set(step.file, isWhole || !before ? [...step.head, ...step.lines] : follow(before, step));
}

function expectGame(game: Game, sources: Sources | undefined): void {
  expect([...game.keys()].sort()).toEqual([...(sources?.keys() ?? [])].sort());
  for (const [file, code] of sources ?? []) {
    expect(essence(game.get(file) ?? []), file).toEqual(essence(code.split('\n')));
  }
}

describe.each(TUTORIAL_PAGES)('A reader who follows the pages of $name', ({tutorial, pages}) => {
  const stages = readStages(stagesFolder(examples, tutorial));
  const game = gameOf(stages[0]);

  it('sees all stages in order', () => {
    expect(pages.flatMap(stagesOn)).toEqual(stages.map((_, index) => index + 1));
  });

  it.each(pages)('has the game of the last stage on %s at the end of the page', (page) => {
    const steps = stepsOf(page);
    for (const stage of stagesOn(page)) {
      for (const step of steps.filter((one) => one.stage === stage)) {
        const isNew = !game.has(step.file);
        expect(step.note === 'new', step.file).toBe(isNew);
        take(game, step);
      }
      for (const file of game.keys()) {
        if (stages[stage - 1]?.has(file)) continue;
        expect(textOf(page)).toMatch(new RegExp(`[Dd]elete the file \`${file}\``));
        game.delete(file);
      }
      expectGame(game, stages[stage - 1]);
    }
  });

  it.each(pages)('finds links to the archives of the stages before and after %s', (page) => {
    const [first = 1] = stagesOn(page);
    const last = stagesOn(page).at(-1) ?? 1;
    const timeOf = (stage: number) =>
      stage <= 1 ? 'start' : stage === stages.length ? 'finished' : stage;
    const nameOf = (stage: number) => `/downloads/${tutorial.name}-${timeOf(stage)}.zip`;
    expect(textOf(page)).toContain(nameOf(first - 1));
    expect(textOf(page)).toContain(nameOf(last));
  });
});

describe.each(TUTORIAL_PAGES)('In the tutorial $name,', ({pages}) => {
  it.each(pages)(
    '%s is short, shows its result, and has sections about mistakes and exercises',
    (page) => {
      const text = textOf(page).replace(/^---[^]*?---/, '');
      const words = text.replace(/<details>[^]*?<\/details>/g, '').split(/\s+/);
      expect(words.length).toBeLessThanOrEqual(page === 'first-window.md' ? 1300 : 950);
      const headings = [...text.matchAll(/^## (.*?)(?: \{.*)?$/gm)].map(([, title]) => title);
      expect(headings).toEqual(expect.arrayContaining(['If it goes wrong', 'Check yourself']));
      expect(text).toContain('**You see**');
    },
  );
});
