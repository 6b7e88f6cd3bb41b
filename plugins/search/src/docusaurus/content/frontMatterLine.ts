const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Start of the next field of front matter. Items of a list need not be indented. */
const NEXT_FIELD = /^[^\s#\-\]},'"]/;

/**
 * Returns the line of an item in a front matter field of a file, or the line of the field if the item is not found.
 *
 * @param item text of the item; omit it for the line of the field
 */
export function frontMatterLine(file: string, field: string, item?: string): number {
  const lines = file.split('\n');
  const start = Math.max(
    0,
    lines.findIndex((line) => line.replace(/\s*:.*/s, '') === field),
  );
  const behind = lines
    .slice(start + 1)
    .findIndex((line) => NEXT_FIELD.test(line) || /^---/.test(line));
  const own = lines.slice(start, behind < 0 ? undefined : start + 1 + behind);
  const whole = new RegExp(
    String.raw`(?:^\s*-\s+|[:[,]\s*|^\s*)(['"]?)${escape(item ?? '')}\1\s*(?:[,\]#]|$)`,
  );
  const at = item === undefined ? -1 : own.findIndex((line) => whole.test(line));
  return start + Math.max(0, at) + 1;
}
