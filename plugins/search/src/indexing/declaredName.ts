/** Where a part of a text stands. */
export interface TextRange {
  start: number;
  end: number;
}

const KIND =
  '(?:class|interface|enum(?: class)?|record(?: class)?|annotation(?: interface| type)?|struct|trait|union|protocol|macro|exception|package|module|namespace|type alias)';
const DECLARATION = new RegExp(String.raw`^${KIND}:? (?<name>[\p{L}\p{N}_$.:]+)(?:<.*>)?$`, 'diu');
/** What tells a name from a word: `Class HashMap` and `Package java.util`, not `Class hierarchy`. */
const IS_NAME = /[\p{Lu}\p{N}._:$]/u;

/**
 * The name in a title that says what kind of declaration a page describes, as titles of API
 * documentation do: `HashMap` in `Class HashMap<K,V>`. Readers type that name, with the kind or not.
 */
export function declaredName(title: string): TextRange | undefined {
  const [start, end] = DECLARATION.exec(title)?.indices?.groups?.name ?? [0, 0];
  return IS_NAME.test(title.slice(start, end)) ? {start, end} : undefined;
}
