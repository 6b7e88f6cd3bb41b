import type {Analyzer} from '../../text/Analyzer';
import {ownTerms, type TokenTerms} from '../../text/TokenTerms';

/** Maximum number of words that are looked up. Longer queries lose their stop words first. */
export const MOST_WORDS = 24;

export interface Sequence {
  texts: string[];
  /** Words that are typed as one, with their start and end positions in `texts`. */
  typed: [text: string, from: number, to: number][];
  isOpen: boolean;
}

function readTokens(input: string, analyzer: Analyzer): {tokens: TokenTerms[]; isOpen: boolean} {
  const tokens: TokenTerms[] = [];
  let lastEnd = 0;
  analyzer.scan(input, (start, end) => {
    lastEnd = end;
    tokens.push(analyzer.split(input.slice(start, end)));
  });
  const isOpen = lastEnd === input.length && input !== '';
  if (tokens.length <= MOST_WORDS) return {tokens, isOpen};
  const kept = tokens.filter(
    ({parts, joins}) => joins.length > 0 || !parts.every((part) => analyzer.isStopWord(part)),
  );
  return {tokens: kept, isOpen: isOpen && kept.at(-1) === tokens.at(-1)};
}

/**
 * Returns the range of a token's parts that form a join. If the join does not just concatenate neighboring
 * parts, returns the range of all parts.
 */
function locateJoin(parts: readonly string[], join: string): [start: number, end: number] {
  for (let start = 0; start < parts.length; start++) {
    let written = '';
    let end = start;
    while (end < parts.length && written.length < join.length) written += parts[end++] as string;
    if (written === join) return [start, end];
  }
  return [0, parts.length];
}

export function readSequence(input: string, analyzer: Analyzer): Sequence {
  const {tokens, isOpen} = readTokens(input, analyzer);
  const texts: string[] = [];
  const typed: Sequence['typed'] = [];
  for (const token of tokens) {
    const from = texts.length;
    const {parts, joins} = token;
    const own = ownTerms(token);
    const kept = own.length > 0 ? own : parts;
    const alone: string[] = [];
    const keptUpTo = (end: number): number =>
      parts.slice(0, end).filter((part) => kept.includes(part)).length;
    for (const join of joins) {
      const [start, end] = locateJoin(parts, join).map(keptUpTo) as [number, number];
      // In `HTTP/x.y` the single letters are left out, so their join is a separate word.
      if (start === end) alone.push(join);
      else typed.push([join, from + start, from + end]);
    }
    texts.push(...kept, ...alone);
  }
  return {texts, typed, isOpen};
}

const QUALIFIED =
  /^(?:[\p{L}\p{N}_$]+(?:\(\))?(?:::|[.#]))*?(?<owner>[\p{L}\p{N}_$]+)(?:\(\))?(?:::|[.#])(?<name>[\p{L}_$][\p{L}\p{N}_$]*)(?:\(\)?)?$/u;
/** Extensions of files, which are not qualified names: `package.json`, `site.config.ts`. */
const FILE = /\.(?:[cm]?[jt]sx?|json|mdx?|html?|xml|ya?ml|toml|css|txt|java|py|[ch])$/;

/** A name and its owner: `HashMap` and `util` of `java.util.HashMap`. */
export interface QualifiedName {
  name: string;
  owner: string;
}

/**
 * Reads a query that is a qualified name, such as `java.util.HashMap`, `Thread.sleep()` or
 * `engine.graphics().world(`.
 */
export function qualifiedName(query: string): QualifiedName | undefined {
  const trimmed = query.trim();
  const {name, owner} = QUALIFIED.exec(trimmed)?.groups ?? {};
  if (name === undefined || owner === undefined || FILE.test(trimmed)) return undefined;
  return {name, owner};
}

export type Role = 'word' | 'name' | 'owner' | 'qualifier';

export function readRoles(query: string, {split}: Analyzer): (word: string) => Role {
  const qualified = qualifiedName(query);
  if (qualified === undefined) return () => 'word';
  const name = split(qualified.name).parts;
  const owner = split(qualified.owner).parts;
  return (word) => {
    if (name.includes(word)) return 'name';
    return owner.includes(word) ? 'owner' : 'qualifier';
  };
}
