import type {FragmentResult} from '../../../src/plugins/examples/FragmentRecord';

/** What readers fill in themselves, so that a block alone lacks it: what is thrown → the reason. */
const LACKS: readonly [RegExp, (found: string) => string][] = [
  [/file not found: (\S+)/, (file) => `it needs the file ${file}`],
  [
    /because "(?:this\.|snippet\.Ambient\.|[\w$.]*?\.)?(\w+)" is null/,
    (name) => `it needs a value of "${name}", which readers have`,
  ],
  [/singleton(?: component)? has not been found: (\w+)/, (name) => `it needs a scene with ${name}`],
];

/** How it is recorded what happened to a block. */
export function resultOf(result: string, message: string): FragmentResult {
  if (result === 'ran') return 'ran';
  for (const [pattern, reason] of LACKS) {
    const found = pattern.exec(message)?.[1];
    if (found !== undefined) return `not runnable: ${reason(found)}`;
  }
  return `threw: ${message}`;
}
