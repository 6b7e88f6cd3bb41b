const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Start of the next field of front matter. Items of a list need not be indented. */
const NEXT_FIELD = /^[^\s#\-\]},'"]/;

/**
 * Returns the line of an item of a field in the front matter of a file, or else the line of the field.
 *
 * @param item as text; omit it for the field itself
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
