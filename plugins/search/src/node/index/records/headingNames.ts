import type {Analyzer} from '../../../core/text/Analyzer';

const EMOJI =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\s]|\u200d|\ufe0f|\u20e3)$/u;
const NUMBER = String.raw`(?:\d+|[A-Z])(?:\.\d+)*`;
const NUMBERED = 'chapter|appendix|part|section|step|example|lesson|exercise';
const NUMBERING = new RegExp(
  String.raw`^(?:(?:${NUMBERED})\s+${NUMBER}(?:[.:)]|\s+[-–—])|${NUMBER}[.)])\s+(?=\S)`,
  'i',
);

/** A call with its parameters: `loadURL(url[, options])`, `new Lamp(color)`, `each(table)(name, test)`. */
const SIGNATURE =
  /^(?<before>new )?(?=[^\s()]*\p{L})(?<name>[^\s()]+)(?:\([^()]*(?:\([^()]*\)[^()]*)*\))+$/u;

function withoutEmoji(heading: string): TextRange {
  let start = 0;
  let end = 0;
  let at = 0;
  for (const character of heading) {
    const isEmoji = EMOJI.test(character);
    if (isEmoji && end === 0) start = at + character.length;
    at += character.length;
    if (!isEmoji) end = at;
  }
  return end === 0 ? {start: 0, end: at} : {start, end};
}

/**
 * Returns the part of a heading that names its topic: `Table basics` in `5.1. Table basics`, `Build a level`
 * in `Step 2: Build a level`, `Getting started` in `🚀 Getting started`, `win.loadURL` in `win.loadURL(url[,
 * options])`. Readers type it with or without the rest.
 */
export function bareHeading(heading: string): TextRange {
  const {start, end} = withoutEmoji(heading);
  const text = heading.slice(start, end);
  const [numbering = ''] = NUMBERING.exec(text) ?? [];
  const rest = text.slice(numbering.length);
  const {before = '', name = rest} = SIGNATURE.exec(rest)?.groups ?? {};
  const from = start + numbering.length + before.length;
  return {start: from, end: from + name.length};
}

export interface TextRange {
  start: number;
  end: number;
}

const KIND =
  'class|interface|enum(?: class)?|record(?: class)?|annotation(?: interface| type)?|struct|trait|union|protocol|exception|module|package|namespace|crate|macro|derive macro|function|constant|static|attribute|type alias|type definition';
/** Kinds of declarations that usually follow the name. */
const KIND_BEHIND =
  'structure|enumeration|typedef|operator|keyword|specifier|statement|directive|pragma';
/** Kinds that need a colon before the name, as in TypeDoc, because they also precede other words. */
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
  // Titles of API Extractor, such as `Page.close() method`.
  formOf(String.raw`${PATH}(?<name>${NAME}\.${NAME})${CALL} (?:method|property)`),
  // A name with type parameters, which start with a capital.
  new RegExp(String.raw`^${PATH}(?<name>${NAME}) ?<\p{Lu}.*>$`, 'du'),
];
/** Patterns that only names have: `HashMap`, `CWnd`, `os.path`, `swap()`, `Class: Lamp`. */
const IS_NO_WORD = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|[\p{N}._:$()]/u;
/** Titles start with a capital unless they start with a name. */
const STARTS_SMALL = /^\p{Ll}/u;

const fileOf = (url: string): string =>
  url
    .replace(/\/(?:index(?:\.html)?)?$/, '')
    .split('/')
    .at(-1) ?? '';

const isFileName = (name: string, url: string): boolean => fileOf(url).split('.').includes(name);

const ONE_WORD = /^\p{L}{2,}$/u;

/**
 * Returns the word at the end of a page's address, which is the shortest title that its author gave to it:
 * `water` in `/guides/water/` and `/guides/water.html`. Empty if it is a number or several words.
 */
export function addressWord(url: string): string {
  const name = fileOf(url).replace(/\.x?html?$/i, '');
  return ONE_WORD.test(name) ? name : '';
}

const COMPOUND = /^(?<start>\p{L}+)-(?<end>\p{L}+(?:-\p{L}+)*)$/u;

/**
 * Splits the compound at the end of a page's address into its first word and the rest: `git` and `update-index`
 * for `/docs/git-update-index.html`.
 */
export function compoundEnd(url: string): {start: string; end: string} | undefined {
  const {start, end} = COMPOUND.exec(fileOf(url).replace(/\.x?html?$/i, ''))?.groups ?? {};
  return start === undefined || end === undefined ? undefined : {start, end};
}

/**
 * Returns the declared name in a title that also names the kind of declaration, as in API documentation:
 * `HashMap` in `Class HashMap<K,V>` and `HashMap Class Reference`, `Vec` in `Struct std::vec::Vec`, `vector` in
 * `vector class (STL)`, `Page.close` in `Page.close() method`. Readers type that name, with or without the text
 * around it. A plain word is a name only if the file has that name: `Class Lamp` in `Lamp.html`, but not `Class
 * Components`.
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

const BEFORE_DASH = /^(?<name>.*?[\p{L}\p{N}])(?:\s+[-–—]\s+|:\s+)(?=[\p{L}\p{N}])/u;

/**
 * Returns the part of a title before its explanation: `Navigation` in `Navigation: path finding and ray
 * casts`.
 */
export function withoutExplanation(title: string): TextRange {
  return {start: 0, end: BEFORE_DASH.exec(title)?.groups?.name?.length ?? title.length};
}

/**
 * Words for the kind of a page instead of its topic. They do not count for the length of a title, unless
 * there are no other words.
 */
const GENERAL = new Set(
  (
    'about basics chapter concepts documentation example examples faq fundamentals guide guides handbook ' +
    'howto howtos intro introduction manual overview primer reference start support tour tutorial tutorials usage'
  ).split(' '),
);

export const isGeneral = (word: string): boolean => GENERAL.has(word);

const PLAIN = /^\p{Ll}{2,}$/u;

/**
 * Returns two neighboring words of a heading written as one, as some readers do: fullscreen for `Full
 * screen`. Stop words and parts of identifiers are left out.
 */
export function neighborJoins(heading: string, {scan, split, isStopWord}: Analyzer): string[] {
  const found: string[] = [];
  let before = '';
  let beforeEnd = 0;
  scan(heading, (start, end) => {
    const {parts, joins} = split(heading.slice(start, end));
    const [word = ''] = parts;
    const isAlone = parts.length === 1 && joins.length === 0;
    const plain = isAlone && PLAIN.test(word) && !isStopWord(word) ? word : '';
    const isNext = start === beforeEnd + 1 && plain !== before;
    if (before !== '' && plain !== '' && isNext) found.push(before + plain);
    before = plain;
    beforeEnd = end;
  });
  return found;
}
