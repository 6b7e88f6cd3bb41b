const QUALIFIED =
  /^(?:[\p{L}\p{N}_$]+(?:\(\))?(?:::|[.#]))*?(?<owner>[\p{L}\p{N}_$]+)(?:\(\))?(?:::|[.#])(?<name>[\p{L}_$][\p{L}\p{N}_$]*)(?:\(\)?)?$/u;
/** Endings of file names, which are no names: `package.json`, `site.config.ts`. */
const FILE =
  /\.(?:[cm]?[jt]sx?|json|mdx?|html?|xml|ya?ml|toml|css|txt|png|svg|jar|exe|java|py|[ch])$/;

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
