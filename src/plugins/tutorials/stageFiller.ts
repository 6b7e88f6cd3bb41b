import path from 'node:path';
import {type CodeBlockNode, element, type Filler} from '../../markdown/remarkFilledCode';
import {belowCode, BELOW_CODE} from '../examples/belowCode';
import {picturesOf} from '../examples/readExamples';
import {readRecord} from '../examples/RunRecord';
import {addedImports, changedLines, type Fragment, withoutImports} from './changedLines';
import {readStageRuns, stageName} from './readStageRuns';
import {readStages, type Sources} from './readStages';
import {FIRST_GAME, stagesFolder, type Tutorial, TUTORIALS} from './tutorials';

const META = /^stage=(?:([\w-]+)\/)?(\d+) (?:file=(\S+)|picture)$/;

/** The changed lines of one class: what to show, and what to fold below it. */
interface Step extends Fragment {
  readonly title: string;
  /** Lines that stand above the class, and what they are called. */
  readonly head: readonly string[];
  readonly headTitle: string;
}

function newClass(file: string, after: string): Step {
  const head = after.split('\n').filter((line) => /^(?:package|import) /.test(line));
  const code = withoutImports(after).trim();
  const headTitle = `Package and imports of ${file}`;
  return {title: `${file} (new)`, code, added: [], head, headTitle};
}

function stepOf(stages: readonly Sources[], stage: number, file: string): Step {
  const after = stages[stage - 1]?.get(file);
  const before = stages[stage - 2]?.get(file);
  if (after === undefined) {
    throw new Error(`Stage ${stage} of the game has no "${file}".`);
  }
  if (before === after) {
    throw new Error(`Stage ${stage} of the game changes nothing in "${file}".`);
  }
  return before === undefined
    ? newClass(file, after)
    : {
        title: file,
        ...changedLines(before, after),
        head: addedImports(before, after),
        headTitle: `New imports of ${file}`,
      };
}

function nodesOf({title, code, added, head, headTitle}: Step): CodeBlockNode[] {
  const marks = added.length > 0 ? ` {${added.join(',')}}` : '';
  const block = {type: 'code', lang: 'java', meta: `title="${title}"${marks}`, value: code};
  if (head.length === 0) {
    return [block];
  }
  const summary = element('summary', [{type: 'text', value: headTitle}]);
  const list = {type: 'code', lang: 'java', meta: null, value: head.join('\n')};
  return [block, element('details', [summary, list])];
}

/** What a stage drew when it was run. */
function pictureOf(examples: string, tutorial: Tutorial, stage: number): CodeBlockNode {
  const name = stageName(tutorial, stage);
  const run = readStageRuns(examples, tutorial)[stage - 1];
  const {pictures} = picturesOf(
    path.join(examples, 'pictures'),
    readRecord(examples, 'stages')[name] ?? {},
    run?.alt ?? '',
  );
  if (!pictures) {
    throw new Error(
      `Stage ${stage} has no picture in its record. Run: npm run examples -- ${name}`,
    );
  }
  return belowCode({pictures, slug: undefined});
}

/** Not an option that the site's configuration would hold: readers' scripts would tell the folder. */
const EXAMPLES = path.join(__dirname, '../../../examples');

/**
 * Fills the code blocks of the tutorials from the stages of their games: a block with the fence
 * `java stage=3 file=Player.java` shows what stage 3 of the first game adds to that class, and one
 * with `java stage=3 picture` what the game of that stage drew. Other games have their name before
 * the number: `stage=second-game/3`.
 *
 * @param options.folder the folder of the programs, that of this site unless set
 */
export function stageFiller({folder = EXAMPLES}: {readonly folder?: string} = {}): () => Filler {
  const read = new Map<string, readonly Sources[]>();
  const stagesOf = (tutorial: Tutorial): readonly Sources[] => {
    const stages = read.get(tutorial.name) ?? readStages(stagesFolder(folder, tutorial));
    read.set(tutorial.name, stages);
    return stages;
  };
  return () => ({
    components: BELOW_CODE,
    fill(meta) {
      const [, game = FIRST_GAME.name, stage, file] = META.exec(meta) ?? [];
      if (stage === undefined) return undefined;
      const tutorial = TUTORIALS.find(({name}) => name === game);
      if (!tutorial) throw new Error(`There is no game "${game}".`);
      return file === undefined
        ? [pictureOf(folder, tutorial, Number(stage))]
        : nodesOf(stepOf(stagesOf(tutorial), Number(stage), file));
    },
  });
}
