import type {FragmentResult} from '../../../src/plugins/examples/FragmentRecord';

/** Exception messages of blocks that need something from the reader's project, with the reason to record. */
const LACKS: readonly [RegExp, (found: string) => string][] = [
  [/file not found: (\S+)/, (file) => `it needs the file ${file}`],
  [
    /because "(?:this\.|snippet\.Ambient\.|[\w$.]*?\.)?(\w+)" is null/,
    (name) => `it needs a value of "${name}", which readers have`,
  ],
  [/singleton(?: component)? has not been found: (\w+)/, (name) => `it needs a scene with ${name}`],
  [/could not find entity with id (-?\d+)/, (id) => `it needs the entity with the id ${id}`],
  [/scene doesn't exist: class (?:[\w$]+\.)*(\w+)/, (name) => `it needs the scene ${name}`],
  [/(no assets) found to prepare/, () => "it needs assets in the reader's package"],
  [
    /could not add any entity system from package: (\S+)/,
    (name) => `it needs classes in the package ${name}`,
  ],
];

/** Patterns of code that does not run on every machine, with the reason to record. */
const NEEDS: readonly [RegExp, string][] = [
  [/\.setFullscreen\(true\)/, 'it needs a monitor that can change its resolution'],
];

/** Code that may log errors, because it shows how to log them. */
const LOGS_ERRORS = /\blog(?:\(\))?\.error\(/;

/**
 * Returns the result to record for a block.
 *
 * @param result `ran`, `logged` if errors were logged, or `threw`
 * @param message the logged error or the exception
 */
export function resultOf(code: string, result: string, message: string): FragmentResult {
  if (result === 'ran' || (result === 'logged' && LOGS_ERRORS.test(code))) return 'ran';
  for (const [pattern, reason] of LACKS) {
    const found = pattern.exec(message)?.[1];
    if (found !== undefined) return `not runnable: ${reason(found)}`;
  }
  const need = NEEDS.find(([pattern]) => pattern.test(code))?.[1];
  if (need !== undefined) return `not runnable: ${need}`;
  return result === 'logged' ? `threw: it logged ${message}` : `threw: ${message}`;
}
