import type {Analyzer} from '../../analysis/Analyzer';

const QUALIFIED =
  /^(?:[\p{L}\p{N}_$]+(?:\(\))?(?:::|[.#]))*?(?<owner>[\p{L}\p{N}_$]+)(?:\(\))?(?:::|[.#])(?<name>[\p{L}_$][\p{L}\p{N}_$]*)(?:\(\)?)?$/u;
/** Endings of file names, which are no names: `package.json`, `site.config.ts`. */
const FILE = /\.(?:[cm]?[jt]sx?|json|mdx?|html?|xml|ya?ml|toml|css|txt|java|py|[ch])$/;

/** A name and what it belongs to: `HashMap` and `util` of `java.util.HashMap`. */
export interface QualifiedName {
  name: string;
  owner: string;
}

/**
 * Reads a query that is one qualified name, such as `java.util.HashMap`, `Thread.sleep()` or
 * `engine.graphics().world(`.
 */
export function qualifiedName(query: string): QualifiedName | undefined {
  const trimmed = query.trim();
  const {name, owner} = QUALIFIED.exec(trimmed)?.groups ?? {};
  if (name === undefined || owner === undefined || FILE.test(trimmed)) return undefined;
  return {name, owner};
}

/** What a word is of the qualified name that a query may be; else just a word. */
export type Role = 'word' | 'name' | 'owner' | 'qualifier';

/** Tells what each word of a query is of the qualified name that the query may be. */
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
