import {withoutWrittenBlock, writtenBlock} from './WrittenBlock';

interface RuleHeader {
  path: string;
  name: string;
  line: number;
}

function headersIn(text: string): RuleHeader[] {
  const found: RuleHeader[] = [];
  let path = '';
  for (const [index, line] of text
    .split('\n')
    .map((each) => each.trim())
    .entries()) {
    if (line === '' || line.startsWith('#')) continue;
    // In `_headers`, an origin can precede the path.
    if (/^(\/|https?:\/\/)/.test(line)) path = line.replace(/^https?:\/\/[^/]*/, '');
    else found.push({path, name: line.replace(/\s*:.*/, '').toLowerCase(), line: index + 1});
  }
  return found;
}

const beginningOf = (pattern: string): string => pattern.replace(/[*:].*/, '');

/** Whether a path can match both patterns, based on the text before their wildcards. */
function canMeet(one: string, other: string): boolean {
  const [first, second] = [beginningOf(one), beginningOf(other)];
  return (
    (first.startsWith(second) && second !== other) ||
    (second.startsWith(first) && first !== one) ||
    one === other
  );
}

/**
 * Adds rules to the site's own `_headers`, and removes the rules of an earlier run.
 * @throws Error if the site's lines and the rules set a header for the same paths, because hosts would join the values
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
