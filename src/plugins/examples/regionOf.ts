const BEGIN = /^\s*\/\/ region(?: (.*))?$/;
const END = /^\s*\/\/ endregion\b/;

export function withoutRegions(code: string): string {
  return code
    .split('\n')
    .filter((line) => !BEGIN.test(line) && !END.test(line))
    .join('\n');
}

function dedented(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines
    .map((line) => line.slice(indent))
    .join('\n')
    .trim();
}

/**
 * Returns the lines between `// region name` and its `// endregion`. Regions may be nested.
 *
 * @throws Error if the region does not exist, is not closed, or is empty
 */
export function regionOf(code: string, name: string): string {
  const lines = code.split('\n');
  const names = lines.flatMap((line) => BEGIN.exec(line)?.[1]?.trim() ?? []);
  const start = lines.findIndex((line) => BEGIN.exec(line)?.[1]?.trim() === name);
  if (start < 0) {
    const known = names.length > 0 ? `It has: ${names.join(', ')}.` : 'It has none.';
    throw new Error(`there is no region "${name}". ${known}`);
  }
  let depth = 0;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (BEGIN.test(line)) depth += 1;
    else if (END.test(line)) depth -= 1;
    if (depth > 0) continue;
    const region = dedented(withoutRegions(lines.slice(start, index).join('\n')).split('\n'));
    if (region === '') throw new Error(`the region "${name}" is empty.`);
    return region;
  }
  throw new Error(`the region "${name}" is not closed: add a line "// endregion".`);
}
