/** A value, or the place at which the text is broken: ` at line 1, column 2`, `''` when unknown. */
export type ParsedJson = {kind: 'value'; value: unknown} | {kind: 'broken'; place: string};

/** The parser quotes the text in some of its messages, so only a number at the very end is taken. */
function placeOf(error: unknown, json: string): string {
  const [, position] =
    /at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(
      error instanceof Error ? error.message : '',
    ) ?? [];
  if (position === undefined) return '';
  const lines = json.slice(0, Number(position)).split(/\r\n|\r|\n/);
  return ` at line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}

/**
 * Parses JSON, with or without a byte order mark, and where it is broken gives away no more of the
 * text than the place.
 */
export function parseJson(text: string): ParsedJson {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return {kind: 'value', value: JSON.parse(json)};
  } catch (error) {
    return {kind: 'broken', place: placeOf(error, json)};
  }
}
