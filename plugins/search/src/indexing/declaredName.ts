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
const PARAMETERS = '(?:<.*>)?';
const KIND_FIRST = new RegExp(
  String.raw`^(?:(?<type>${TYPE})|${OTHER})(?<colon>:?) (?<path>${PATH})(?<name>${NAME})${PARAMETERS}(?<call>(?:\(\))?)$`,
  'diu',
);
const NAME_FIRST = new RegExp(
  String.raw`^(?<path>${PATH})(?<name>${NAME}) ?${PARAMETERS} (?:${TYPE}|${OTHER})(?: template)?(?<reference> reference)?$`,
  'diu',
);
/** What tells a name from a word: `Class HashMap` and `Module os.path`, not `Module Resolution`. */
const IS_NAME_OF_TYPE = /[\p{Lu}\p{N}._:$()]/u;
const IS_NAME = /[._:$()]/u;
/** The same before a kind: `HashMap Class`, not `User Interface`. */
const IS_NAME_BEFORE = /\p{Ll}\p{Lu}|[\p{N}._:$]/u;

type Groups = Record<string, string | undefined>;

const isNameBehind = ({type, colon = '', path = '', name = '', call = ''}: Groups): boolean =>
  (type === undefined ? IS_NAME : IS_NAME_OF_TYPE).test(colon + path + name + call);

const isNameBefore = ({path = '', name = '', reference}: Groups): boolean =>
  reference !== undefined || IS_NAME_BEFORE.test(path + name);

/**
 * The name in a title that says what kind of declaration a page describes, as titles of API
 * documentation do: `HashMap` in `Class HashMap<K,V>` and `HashMap Class Reference`, `Vec` in
 * `Struct std::vec::Vec`. Readers type that name, with what stands around it or not.
 */
export function declaredName(title: string): TextRange | undefined {
  const behind = KIND_FIRST.exec(title);
  const found = behind ?? NAME_FIRST.exec(title);
  const range = found?.indices?.groups?.name;
  if (found?.groups === undefined || range === undefined) return undefined;
  const isName = (behind === null ? isNameBefore : isNameBehind)(found.groups);
  return isName ? {start: range[0], end: range[1]} : undefined;
}
