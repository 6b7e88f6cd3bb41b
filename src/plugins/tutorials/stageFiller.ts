import path from 'node:path';
import type {MarkdownNode} from '../../markdown/MarkdownNode';
import {element, type Filler} from '../../markdown/remarkFilledCode';
import {belowCode, BELOW_CODE} from '../examples/belowCode';
import {picturesOf} from '../examples/readExamples';
import {readRecord} from '../examples/RunRecord';
import {addedImports, changedLines, type Fragment, withoutImports} from './changedLines';
import {readStageRuns, stageName} from './readStageRuns';
import {readSolutions, readStages, type Solution, type Sources} from './readStages';
import {FIRST_GAME, solutionsFolder, stagesFolder, type Tutorial, TUTORIALS} from './tutorials';

const META =
  /^stage=(?:([\w-]+)\/)?(\d+)(?: solution=([\w-]+))? (?:file=(\w+\.java)( whole)?|picture)$/;

/** Changed lines of one class: the code to show, and the package and import lines that are folded below it. */
interface Step extends Fragment {
  readonly title: string;
  readonly head: readonly string[];
  readonly headTitle: string;
}

interface Wanted {
  readonly stage: number;
  readonly solution: string | undefined;
  readonly file: string;
  readonly whole: boolean;
}

function wholeClass(title: string, file: string, {code, added}: Fragment, text: string): Step {
  const head = text.split('\n').filter((line) => /^(?:package|import) /.test(line));
  return {title, code: code.trim(), added, head, headTitle: `Package and imports of ${file}`};
}

function changedClass(file: string, before: string, after: string): Step {
  if (addedImports(after, before).length > 0) {
    throw new Error(`"${file}" loses imports. Show it as a whole: add "whole" to the fence.`);
  }
  return {
    title: file,
    ...changedLines(before, after),
    head: addedImports(before, after),
    headTitle: `New imports of ${file}`,
  };
}

function stepOf(game: Game, {stage, solution, file, whole}: Wanted): Step {
  const name = solution === undefined ? `Stage ${stage}` : `The solution "${stage}-${solution}"`;
  const after =
    solution === undefined
      ? game.stages[stage - 1]?.get(file)
      : game.solutions.find((one) => one.name === `${stage}-${solution}`)?.sources.get(file);
  const before = game.stages[solution === undefined ? stage - 2 : stage - 1]?.get(file);
  if (after === undefined) {
    throw new Error(`${name} of the game has no "${file}".`);
  }
  if (before === after) {
    throw new Error(`${name} of the game changes nothing in "${file}".`);
  }
  if (before === undefined) {
    const text = {code: withoutImports(after), added: []};
    // The first stage is not new to readers, because they download it.
    return wholeClass(stage === 1 ? file : `${file} (new)`, file, text, after);
  }
  return whole
    ? wholeClass(`${file} (replace all)`, file, changedLines(before, after, true), after)
    : changedClass(file, before, after);
}

function nodesOf({title, code, added, head, headTitle}: Step): MarkdownNode[] {
  const marks = added.length > 0 ? ` {${added.join(',')}}` : '';
  const block = {type: 'code', lang: 'java', meta: `title="${title}"${marks}`, value: code};
  if (head.length === 0) {
    return [block];
  }
  const summary = element('summary', [{type: 'text', value: headTitle}]);
  const list = {type: 'code', lang: 'java', meta: null, value: head.join('\n')};
  return [block, element('details', [summary, list])];
}

function pictureOf(examples: string, tutorial: Tutorial, stage: number): MarkdownNode {
  const name = stageName(tutorial, stage);
  const run = readStageRuns(examples, tutorial)[stage - 1];
  const {pictures} = picturesOf(
    path.join(examples, 'pictures'),
    readRecord(examples, 'stages')[name] ?? {},
    run?.alt ?? '',
  );
  if (!pictures) {
    throw new Error(`Stage ${stage} has no image in its record. Run: npm run examples -- ${name}`);
  }
  return belowCode({pictures, slug: undefined});
}

/**
 * This path is not in the site's configuration, because the site's scripts contain the configuration, and the path
 * differs between machines.
 */
const EXAMPLES = path.join(__dirname, '../../../examples');

interface Game {
  readonly stages: readonly Sources[];
  readonly solutions: readonly Solution[];
}

function readGame(folder: string, tutorial: Tutorial): Game {
  const stages = readStages(stagesFolder(folder, tutorial));
  return {stages, solutions: readSolutions(solutionsFolder(folder, tutorial), stages)};
}

/**
 * Fills the code blocks of the tutorials from the stages of their games. A block with the fence
 * `java stage=3 file=Player.java` shows what stage 3 of the first game changes in that class. With
 * `whole` at the end, it shows the whole class. `java stage=3 picture` shows a screenshot of the
 * stage. `java stage=3 solution=double-jump file=Player.java` shows how the solution of an exercise
 * differs from stage 3. For other games, the name precedes the number: `stage=second-game/3`.
 */
export function stageFiller({folder = EXAMPLES}: {readonly folder?: string} = {}): () => Filler {
  const read = new Map<string, Game>();
  const gameOf = (tutorial: Tutorial): Game => {
    const game = read.get(tutorial.name) ?? readGame(folder, tutorial);
    read.set(tutorial.name, game);
    return game;
  };
  return () => ({
    components: BELOW_CODE,
    fill(meta) {
      const [, game = FIRST_GAME.name, number, solution, file, whole] = META.exec(meta) ?? [];
      if (number === undefined) return undefined;
      const tutorial = TUTORIALS.find(({name}) => name === game);
      if (!tutorial) throw new Error(`There is no game "${game}".`);
      const stage = Number(number);
      return file === undefined
        ? [pictureOf(folder, tutorial, stage)]
        : nodesOf(stepOf(gameOf(tutorial), {stage, solution, file, whole: whole !== undefined}));
    },
  });
}
