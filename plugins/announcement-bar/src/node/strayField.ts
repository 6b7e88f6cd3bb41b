import {announcementFields} from './announcementFields';

/** A line that was meant for front matter, counted from one. */
export interface StrayField {
  line: number;
  name: string;
}

const FIELD = new RegExp(`^(${Object.keys(announcementFields).join('|')})[ \\t]*:`);
const HYPHENS = /^ {0,3}-{3,}[ \t]*$/;
const FENCED_BLOCK =
  /^[ \t>]*(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*(?:\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))|$)/gm;

/** Whether hyphens stand before the line, or end the lines that follow it without a gap. */
function isBesideHyphens(lines: string[], at: number): boolean {
  if (HYPHENS.test(lines[at - 1] ?? '')) return true;
  const end = lines.slice(at + 1).find((line) => line.trim() === '' || HYPHENS.test(line));
  return end !== undefined && HYPHENS.test(end);
}

/**
 * Finds the first field in a text without front matter that stands beside hyphens: readers would be
 * shown it, and it would mean nothing. Examples in fenced blocks are text.
 */
export function strayField(text: string): StrayField | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    // The line ends stay, so that lines keep their numbers.
    .replaceAll(FENCED_BLOCK, (block) => block.replaceAll(/[^\n]/g, ''))
    .split('\n');
  for (const [at, line] of lines.entries()) {
    const name = FIELD.exec(line)?.[1];
    if (name !== undefined && isBesideHyphens(lines, at)) return {line: at + 1, name};
  }
  return undefined;
}
