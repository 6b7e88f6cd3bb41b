import {withoutWrittenBlock, writtenBlock} from './WrittenBlock';

/** A header of a rule in `_headers`. */
interface RuleHeader {
  /** Pattern of paths. */
  path: string;
  name: string;
  /** Line in its file. */
  line: number;
}

/** Every header that the rules of a file set. Hosts ignore empty lines and comments. */
function headersIn(text: string): RuleHeader[] {
  const found: RuleHeader[] = [];
  let path = '';
  for (const [index, line] of text
    .split('\n')
    .map((each) => each.trim())
    .entries()) {
    if (line === '' || line.startsWith('#')) continue;
    // A host may name paths with the origin.
    if (/^(\/|https?:\/\/)/.test(line)) path = line.replace(/^https?:\/\/[^/]*/, '');
    else found.push({path, name: line.replace(/\s*:.*/, '').toLowerCase(), line: index + 1});
  }
  return found;
}

/** What every path of a pattern begins with. */
const beginningOf = (pattern: string): string => pattern.replace(/[*:].*/, '');

/** Whether one path can match both patterns; only what stands before their wildcards is compared. */
function canMeet(one: string, other: string): boolean {
  const [first, second] = [beginningOf(one), beginningOf(other)];
  return (
    (first.startsWith(second) && second !== other) ||
    (second.startsWith(first) && first !== one) ||
    one === other
  );
}

/**
 * Adds rules to the file `_headers` that a site brings, in place of those of an earlier run.
 * @param brought text of the site's file
 * @param rules what the command writes
 * @throws when both set a header for the same paths: hosts would join the two values into one
 */
export function mergeHeaders(brought: string, rules: string): string {
  const own = withoutWrittenBlock(brought.replace(/^\uFEFF/, ''));
  const written = headersIn(rules);
  const doubled = headersIn(own.numbered).find(({name, path}) =>
    written.some((other) => other.name === name && canMeet(other.path, path)),
  );
  if (doubled)
    throw new Error(
      `sets ${doubled.name} for ${doubled.path} in line ${doubled.line}, which this command sets for the same paths, and hosts would join both values; remove that line and use the command's options, or let it write no such file with --host nginx`,
    );
  return writtenBlock(rules) + own.text;
}
