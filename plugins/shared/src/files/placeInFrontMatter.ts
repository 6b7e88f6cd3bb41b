import path from 'node:path';
import {escapeRegExp} from '../text/escapeRegExp';
import {readIfThere} from './readIfThere';

/** Start of the next field of front matter. Items of a list need not be indented. */
const NEXT_FIELD = /^[^\s#\-\]},'"]/;

/** Line of an item in a field, or of the field if the item is not found. */
function lineOf(markdown: string, field: string, item?: string): number {
  const lines = markdown.split('\n');
  const start = Math.max(
    0,
    lines.findIndex((line) => line.replace(/\s*:.*/s, '') === field),
  );
  const behind = lines
    .slice(start + 1)
    .findIndex((line) => NEXT_FIELD.test(line) || /^---/.test(line));
  const own = lines.slice(start, behind < 0 ? undefined : start + 1 + behind);
  const whole = new RegExp(
    String.raw`(?:^\s*-\s+|[:[,]\s*|^\s*)(['"]?)${escapeRegExp(item ?? '')}\1\s*(?:[,\]#]|$)`,
  );
  const at = item === undefined ? -1 : own.findIndex((line) => whole.test(line));
  return start + Math.max(0, at) + 1;
}

/**
 * Returns file and line of a front matter field, or of an item in it, such as `docs/water.md:3`. Without a line if
 * the file does not exist.
 *
 * @param source path of the file, in which `@site` stands for the folder of the site
 */
export function placeInFrontMatter(
  siteDir: string,
  source: string,
  field: string,
  item?: string,
): string {
  const name = source.replace(/^@site\//, '');
  const markdown = readIfThere(path.resolve(siteDir, name))?.toString();
  return markdown === undefined ? name : `${name}:${lineOf(markdown, field, item)}`;
}
