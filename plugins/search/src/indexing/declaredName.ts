/** Where a part of a text stands. */
export interface TextRange {
  start: number;
  end: number;
}

const KIND =
  'class|interface|enum(?: class)?|record(?: class)?|annotation(?: interface| type)?|struct|trait|union|protocol|exception|module|package|namespace|crate|macro|derive macro|function|constant|static|attribute|type alias|type definition';
/** What stands behind a name, too, but seldom before it. */
const KIND_BEHIND =
  'structure|enumeration|typedef|operator|keyword|specifier|statement|directive|pragma';
/** What stands before a name with a colon, as TypeDoc writes it, but else before a word, too. */
const KIND_WITH_COLON = 'enumeration|variable|type|property|method|accessor';
const PATH = String.raw`(?<path>(?:[\p{L}\p{N}_]+::)*)`;
const NAME = String.raw`[\p{L}\p{N}_$.]+`;
const CALL = String.raw`(?<call>(?:\(\))?)`;
const PARAMETERS = '(?:<.*>)?';
const formOf = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'diu');
const NAME_FIRST = formOf(
  String.raw`${PATH}(?<name>${NAME}) ?${PARAMETERS} (?:${KIND}|${KIND_BEHIND})(?: template)?(?: reference)?(?: \([^()]*\))?`,
);
const FORMS = [
  formOf(
    String.raw`(?:abstract )?(?:(?:${KIND})(?<colon>:?)|(?:${KIND_WITH_COLON}):) ${PATH}(?<name>${NAME})${PARAMETERS}${CALL}`,
  ),
  NAME_FIRST,
  // As API Extractor writes it.
  formOf(String.raw`${PATH}(?<name>${NAME}\.${NAME})${CALL} (?:method|property)`),
  // Type parameters, which start with a capital, tell that a name stands before them.
  new RegExp(String.raw`^${PATH}(?<name>${NAME}) ?<\p{Lu}.*>$`, 'du'),
];
/** What a word lacks and names may have: `HashMap`, `CWnd`, `os.path`, `swap()`, `Class: Lamp`. */
const IS_NO_WORD = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|[\p{N}._:$()]/u;
/** Titles start with a capital, unless it is a name that they start with. */
const STARTS_SMALL = /^\p{Ll}/u;

/** Whether the page's file is called so: `Lamp.html`, `struct.Lamp.html`, `Lamp/index.html`. */
function isFileName(name: string, url: string): boolean {
  const file =
    url
      .replace(/\/(?:index(?:\.html)?)?$/, '')
      .split('/')
      .at(-1) ?? '';
  return file.split('.').includes(name);
}

/**
 * The name in a title that says what kind of declaration a page describes, as titles of API
 * documentation do: `HashMap` in `Class HashMap<K,V>` and `HashMap Class Reference`, `Vec` in
 * `Struct std::vec::Vec`, `vector` in `vector class (STL)`, `Page.close` in `Page.close() method`.
 * Readers type that name, with what stands around it or not. A word is a name where the file is called so: `Class Lamp` in `Lamp.html`, but
 * not `Class Components`.
 */
export function declaredName(title: string, url: string): TextRange | undefined {
  for (const form of FORMS) {
    const found = form.exec(title);
    const range = found?.indices?.groups?.name;
    if (found?.groups === undefined || range === undefined) continue;
    const {colon = '', path = '', name = '', call = ''} = found.groups;
    const isName =
      IS_NO_WORD.test(colon + path + name + call) ||
      (form === NAME_FIRST && STARTS_SMALL.test(name)) ||
      isFileName(name, url);
    if (isName) return {start: range[0], end: range[1]};
  }
  return undefined;
}
