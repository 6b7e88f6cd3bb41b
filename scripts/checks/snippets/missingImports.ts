import type {ApiType} from '../../../plugins/api-links/src/data/ApiData';
import type {JavaBlock} from './javaBlocks';

const COMMENT_OR_TEXT = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"/g;
const IMPORT = /^[ \t]*import[ \t]+(?:static[ \t]+)?(?<name>[\w.]+(?:\.\*)?);/gm;
const DECLARATION = /\b(?:class|interface|enum|record)[ \t]+(?<name>\w+)/g;
/** A simple type name. A name after a dot, such as a nested type or a constant, does not match. */
const TYPE = /(?<![\w.])[A-Z]\w*/g;

const namesIn = (code: string, pattern: RegExp): string[] =>
  Array.from(code.matchAll(pattern), ({groups}) => groups?.name ?? '');

/** Replaces matches by spaces, so that lines and columns stay the same. */
const blank = (code: string, pattern: RegExp): string =>
  code.replace(pattern, (matched) => matched.replace(/[^\n]/g, ' '));

/**
 * Returns types of the engine that a block uses but does not import, each at its first use. A block without any engine
 * imports is accepted, because the reader's editor adds them. A block with engine imports must have all that it needs,
 * because readers copy it unchanged.
 */
export function missingImports(
  {line, code}: JavaBlock,
  types: readonly ApiType[],
): {line: number; type: string}[] {
  const imported = new Set(namesIn(code, IMPORT));
  const isImported = ({type, pkg}: ApiType): boolean =>
    imported.has(type) || imported.has(`${pkg}.*`);
  if (!types.some(isImported)) return [];
  const bare = blank(blank(code, COMMENT_OR_TEXT), IMPORT);
  const declared = namesIn(bare, DECLARATION);
  const missing = new Map<string, number>();
  for (const {0: name, index} of bare.matchAll(TYPE)) {
    const meant = types.filter((type) => type.name === name);
    if (meant.length === 0 || meant.some(isImported) || declared.includes(name)) continue;
    if (!missing.has(name)) missing.set(name, bare.slice(0, index).split('\n').length - 1);
  }
  return Array.from(missing, ([type, at]) => ({line: line + at, type}));
}
