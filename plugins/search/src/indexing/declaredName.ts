/** Where a part of a text stands. */
export interface TextRange {
  start: number;
  end: number;
}

const TYPE =
  '(?:class|interface|enum(?: class)?|record(?: class)?|annotation(?: interface| type)?|struct|trait|union|protocol|exception)';
const OTHER =
  '(?:module|package|namespace|crate|macro|derive macro|function|constant|static|attribute|type alias|type definition)';
const PATH = String.raw`(?:[\p{L}\p{N}_]+::)*`;
const NAME = String.raw`[\p{L}\p{N}_$.]+`;
const DECLARATION = new RegExp(
  String.raw`^(?:(?<type>${TYPE})|${OTHER})(?<colon>:?) (?<path>${PATH})(?<name>${NAME})(?:<.*>)?(?<call>(?:\(\))?)$`,
  'diu',
);
/** What tells a name from a word: `Class HashMap` and `Module os.path`, not `Module Resolution`. */
const IS_NAME_OF_TYPE = /[\p{Lu}\p{N}._:$()]/u;
const IS_NAME = /[._:$()]/u;

/**
 * The name in a title that says what kind of declaration a page describes, as titles of API
 * documentation do: `HashMap` in `Class HashMap<K,V>`, `Vec` in `Struct std::vec::Vec`. Readers type
 * that name, with what stands before it or not.
 */
export function declaredName(title: string): TextRange | undefined {
  const found = DECLARATION.exec(title);
  if (found?.groups === undefined) return undefined;
  const {type, colon = '', path = '', name = '', call = ''} = found.groups;
  const isName = type === undefined ? IS_NAME : IS_NAME_OF_TYPE;
  if (!isName.test(colon + path + name + call)) return undefined;
  const [start, end] = found.indices?.groups?.name ?? [0, 0];
  return {start, end};
}
