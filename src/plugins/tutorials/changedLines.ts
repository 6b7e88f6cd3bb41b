import {diffLines} from 'diff';

/** Code to show, and the numbers of its changed lines, counted from 1. */
export interface Fragment {
  readonly code: string;
  readonly added: readonly number[];
}

interface Line {
  readonly text: string;
  readonly change: 'none' | 'added' | 'removed';
}

const IMPORT = /^import .*;$/;
const DELETE = '// delete: ';

function indentOf(text: string): number {
  return text.search(/\S|$/);
}

function linesOf(code: string): string[] {
  return code.replace(/\n$/, '').split('\n');
}

const isText = (line: Line | undefined): boolean => (line?.text ?? '').trim() !== '';

/** Turns a deleted line into a comment, which readers can copy without breaking their code. */
function removedLine(text: string): string {
  return text.slice(0, indentOf(text)) + DELETE + text.trim();
}

function comparedLines(before: string, after: string): Line[] {
  return diffLines(withoutImports(before).trimStart(), withoutImports(after).trimStart()).flatMap(
    ({value, added, removed}): Line[] =>
      linesOf(value).flatMap((text): Line[] => {
        if (!removed) return [{text, change: added ? 'added' : 'none'}];
        return text.trim() === '' ? [] : [{text: removedLine(text), change: 'removed'}];
      }),
  );
}

/** Returns the indexes of the lines that enclose a line: those of its class, method and statement. */
function ancestors(lines: readonly Line[], start: number): number[] {
  const found: number[] = [];
  let indent = indentOf(lines[start]?.text ?? '');
  for (let index = start - 1; index >= 0 && indent > 0; index -= 1) {
    const text = lines[index]?.text ?? '';
    if (text.trim() !== '' && indentOf(text) < indent) {
      indent = indentOf(text);
      found.push(index);
    }
  }
  return found;
}

const isCloser = (text: string): boolean => /^\s*[})\];]+$/.test(text);

/**
 * For a line that only closes a block, returns the line that opens it. The opening line must also be shown, because
 * closing braces all look the same.
 */
function openerOf(lines: readonly Line[], index: number): number[] {
  const text = lines[index]?.text ?? '';
  if (!isCloser(text)) return [];
  const earlier = [...lines.keys()].slice(0, index);
  const opens = (at: number) =>
    isText(lines[at]) && indentOf(lines[at]?.text ?? '') === indentOf(text);
  return earlier.filter(opens).slice(-1);
}

function shownLines(lines: readonly Line[]): number[] {
  const shown = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (line.change !== 'none' && isText(line)) {
      const previous = isText(lines[index - 1]) ? index - 1 : index - 2;
      const next = isText(lines[index + 1]) ? index + 1 : index + 2;
      const neighbors = [previous, index, next].flatMap((near) => [near, ...openerOf(lines, near)]);
      const around = [...neighbors, ...ancestors(lines, index)];
      around.filter((near) => isText(lines[near])).forEach((near) => shown.add(near));
    }
  }
  // Also shows a single line between two shown lines, because the comment `// …` would take up just as much space.
  const isBetween = (index: number) => shown.has(index - 1) && shown.has(index + 1);
  return [...lines.keys()].filter((index) => shown.has(index) || isBetween(index));
}

/**
 * Returns the changed lines of a class and the lines around them that show their position. Deleted lines are shown as
 * comments.
 *
 * @param whole whether to return all lines of the new version instead
 */
export function changedLines(before: string, after: string, whole = false): Fragment {
  const all = comparedLines(before, after);
  const lines = whole ? all.filter(({change}) => change !== 'removed') : all;
  const code: string[] = [];
  const added: number[] = [];
  let last = -1;
  for (const index of whole ? lines.keys() : shownLines(lines)) {
    const line = lines[index] ?? {text: '', change: 'none'};
    const between = lines.slice(last + 1, index);
    if (last >= 0 && between.some(isText)) {
      const indent = line.text.slice(0, indentOf(line.text));
      code.push(`${isCloser(line.text) ? `    ${indent}` : indent}// …`);
    }
    code.push(line.text);
    if (line.change !== 'none' && isText(line)) {
      added.push(code.length);
    }
    last = index;
  }
  return {code: code.join('\n'), added};
}

function importsOf(code: string): string[] {
  return linesOf(code).filter((line) => IMPORT.test(line));
}

export function addedImports(before: string, after: string): string[] {
  const known = new Set(importsOf(before));
  return importsOf(after).filter((line) => !known.has(line));
}

export function withoutImports(code: string): string {
  return code.replace(/^(?:(?:import|package) .*;|)\n/gm, (line) => (line === '\n' ? line : ''));
}
