import {createHash} from 'node:crypto';

const BEGIN = /^# Written by apply-content-security-policy ([0-9a-f]{16})\n/m;
const END = '# End of what apply-content-security-policy has written\n';

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Puts lines between two comments with a digest, so that a later run can find them and detect edits. */
export function writtenBlock(lines: string): string {
  return `# Written by apply-content-security-policy ${digest(lines)}\n${lines}${END}`;
}

export interface OwnLines {
  text: string;
  /** The text with empty lines in place of the written block, so that line numbers match the file. */
  numbered: string;
}

/**
 * Removes the lines that an earlier run has written.
 * @throws Error if those lines were edited
 */
export function withoutWrittenBlock(file: string): OwnLines {
  const begin = BEGIN.exec(file);
  if (!begin) return {text: file, numbered: file};
  const start = begin.index + begin[0].length;
  const end = file.indexOf(END, start);
  const before = file.slice(0, begin.index);
  if (end === -1 || digest(file.slice(start, end)) !== begin[1])
    throw new Error(
      `has lines from line ${before.split('\n').length} on that this command once wrote and that were changed since; keep only your own lines in that file, and let the command write the others`,
    );
  const after = file.slice(end + END.length);
  const written = file.slice(begin.index, end + END.length);
  return {text: before + after, numbered: before + written.replaceAll(/[^\n]/g, '') + after};
}
