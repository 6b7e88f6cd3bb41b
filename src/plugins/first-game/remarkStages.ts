import path from 'node:path';
import {addedImports, changedLines, type Fragment, withoutImports} from './changedLines';
import {readStages, type Sources} from './readStages';

/** What is read and written of a Markdown node (mdast with MDX). */
export interface StageNode {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  name?: string;
  attributes?: never[];
  position?: {start: {line: number}};
  children?: StageNode[];
}

/** What is read of a Markdown file (vfile). */
interface MarkdownFile {
  readonly path: string;
}

const META = /^stage=(\d+) file=(\S+)$/;

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

const element = (name: string, children: StageNode[]): StageNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});

function nodesOf({title, code, added, head, headTitle}: Step): StageNode[] {
  const marks = added.length > 0 ? ` {${added.join(',')}}` : '';
  const block = {type: 'code', lang: 'java', meta: `title="${title}"${marks}`, value: code};
  if (head.length === 0) {
    return [block];
  }
  const summary = element('summary', [{type: 'text', value: headTitle}]);
  const list = {type: 'code', lang: 'java', meta: null, value: head.join('\n')};
  return [block, element('details', [summary, list])];
}

/** Not an option that the site's configuration would hold: readers' scripts would tell the folder. */
const STAGES = path.join(__dirname, '../../../examples/first-game/stages');

/**
 * Fills the code blocks of the tutorial from the stages of the game, so that the two cannot differ:
 * a block with the fence `java stage=3 file=Player.java` shows what stage 3 adds to that class.
 *
 * @param options.folder the folder of the stages, those of this site unless set
 * @throws when a block names a class that its stage does not change, or has content of its own
 */
export function remarkStages({folder = STAGES}: {readonly folder?: string} = {}) {
  let stages: readonly Sources[] | undefined;
  return (tree: StageNode, file: MarkdownFile): void => {
    const visit = (node: StageNode): StageNode[] => {
      const [, stage, name] = META.exec((node.type === 'code' && node.meta) || '') ?? [];
      if (stage === undefined || name === undefined) {
        return [node.children ? {...node, children: node.children.flatMap(visit)} : node];
      }
      try {
        if (node.value) {
          throw new Error('A code block that is filled from a stage must be empty.');
        }
        stages ??= readStages(folder);
        return nodesOf(stepOf(stages, Number(stage), name));
      } catch (cause) {
        const place = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line}`;
        throw new Error(`${place}: ${(cause as Error).message}`, {cause});
      }
    };
    tree.children = tree.children?.flatMap(visit);
  };
}
