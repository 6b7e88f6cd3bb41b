import {diffLines} from 'diff';

/** A piece of code to show, and which of its lines are new, counted from 1. */
export interface Fragment {
  readonly code: string;
  readonly added: readonly number[];
}

interface Line {
  readonly text: string;
  readonly isNew: boolean;
}

const IMPORT = /^import .*;$/;

function indentOf(text: string): number {
  return text.search(/\S|$/);
}

function linesOf(code: string): string[] {
  return code.replace(/\n$/, '').split('\n');
}

/** The lines of a file, and which of them the file did not have before. */
function comparedLines(before: string, after: string): Line[] {
  return diffLines(before, after).flatMap(({value, added, removed}) => {
    const lines = linesOf(value);
    const gone = lines.find((line) => removed && line.trim() !== '' && !IMPORT.test(line));
    if (gone !== undefined) {
      throw new Error(
        `Stages of the game only add lines, so that readers need not look for what to delete. Keep "${gone.trim()}".`,
      );
    }
    return removed ? [] : lines.map((text) => ({text, isNew: added === true}));
  });
}

/** Numbers of the lines that show where a line stands: its class, its method and its statement. */
function ancestors(lines: readonly Line[], start: number): number[] {
  const found: number[] = [];
  let indent = indentOf(lines[start]?.text ?? '');
  for (let index = start - 1; index >= 0 && indent > 0; index -= 1) {
    const {text} = lines[index] ?? {text: ''};
    if (text.trim() !== '' && indentOf(text) < indent) {
      indent = indentOf(text);
      found.push(index);
    }
  }
  return found;
}

function shownLines(lines: readonly Line[]): number[] {
  const isText = (index: number) => (lines[index]?.text ?? '').trim() !== '';
  const shown = new Set<number>();
  for (const [index, {isNew}] of lines.entries()) {
    if (isNew && isText(index)) {
      const next = isText(index + 1) ? index + 1 : index + 2;
      const around = [index - 1, index, next, ...ancestors(lines, index)];
      around.filter(isText).forEach((near) => shown.add(near));
    }
  }
  // A mark in place of a single line would be no shorter.
  const isBetween = (index: number) => shown.has(index - 1) && shown.has(index + 1);
  return [...lines.keys()].filter((index) => shown.has(index) || isBetween(index));
}

/** The new lines of a class, with the lines around them that say where they belong. */
export function changedLines(before: string, after: string): Fragment {
  const lines = comparedLines(before, after).filter(({text}) => !/^(?:import|package) /.test(text));
  const code: string[] = [];
  const added: number[] = [];
  let last = -1;
  for (const index of shownLines(lines)) {
    const {text, isNew} = lines[index] ?? {text: '', isNew: false};
    const between = lines.slice(last + 1, index);
    if (last >= 0 && between.some((line) => line.text.trim() !== '')) {
      code.push(`${text.slice(0, indentOf(text))}// …`);
    }
    code.push(text);
    if (isNew && text.trim() !== '') {
      added.push(code.length);
    }
    last = index;
  }
  return {code: code.join('\n'), added};
}

/** The imports that a class has and did not have before. */
export function addedImports(before: string, after: string): string[] {
  const known = new Set(linesOf(before));
  return linesOf(after).filter((line) => IMPORT.test(line) && !known.has(line));
}

/** A class without its package and imports. */
export function withoutImports(code: string): string {
  return code.replace(/^(?:(?:import|package) .*;|)\n/gm, (line) => (line === '\n' ? line : ''));
}
