import {type ContentEnd, contentEnd} from './contentEnd';
import {endsParagraph, type LeftOutEnds, leftOutEnds} from './leftOutEnds';
import {withoutNull} from './nullCharacters';
import {HEADING_NAMES, type Scope, scopeOfEnd, SPECIAL_NAMES} from './scopes';

/** What a parser needs to know of an element by its name. */
export interface HtmlTag {
  name: string;
  isVoid: boolean;
  /** Whether a paragraph ends where this one starts. */
  endsParagraph: boolean;
  /** Other open elements that end there. */
  closes: readonly LeftOutEnds[] | undefined;
  /** Where its end tag looks for it. */
  scope: Scope;
  /** Whether SVG and MathML, which cannot hold it, end where it starts. */
  endsForeign: boolean;
  /** Whether browsers leave its tag out where no table is open. */
  isOfTable: boolean;
  /** Whether the head of the document ends where this one starts, since it cannot hold it. */
  endsHead: boolean;
  /** How the text of the element is read; in SVG and MathML all of it is markup. */
  content: 'markup' | 'raw' | 'text';
  /** Finds the end of content that is not markup. */
  contentEnd: ContentEnd | undefined;
}

const words = (text: string): string[] => text.split(' ');

/** What does not end the head. Source: HTML Standard, 13.2.6.4.4 The "in head" insertion mode. */
const IN_HEAD = new Set(
  words('html head base basefont bgsound link meta title noscript noframes style script template'),
);

/** Elements without content. */
const VOID: ReadonlySet<string> = new Set(
  words(
    'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
  ),
);
/** Source: HTML Standard, 13.2.6.4.7 The "in body" insertion mode. */
const OF_TABLE = new Set(words('caption col colgroup tbody td tfoot th thead tr'));
const RAW = new Set(words('script style iframe noembed noframes plaintext xmp'));
const TEXT = new Set(words('title textarea'));
export const HEADINGS: ReadonlySet<string> = new Set(words(HEADING_NAMES));
/** Elements that browsers show in a line of its own or as a picture or control. */
const APART = new Set(
  words(
    `${SPECIAL_NAMES} ${HEADING_NAMES} audio canvas command datalist dialog isindex legend math meter optgroup option progress svg title video`,
  ),
);

/**
 * Whether an element ends the word before it. One that is unknown does not, as it is shown in the line;
 * a custom element does, since most are boxes, and words that are torn do less harm than joined ones.
 */
export const endsWord = (name: string): boolean =>
  APART.has(name) ? name !== 'wbr' : name.includes('-');

/** Source: HTML Standard, 13.2.6.5 The rules for parsing tokens in foreign content. */
const NOT_FOREIGN = new Set(
  words(
    `${HEADING_NAMES} b big blockquote body br center code dd div dl dt em embed head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var`,
  ),
);

const known = new Map<string, HtmlTag>();
const REMEMBERED = 2000;

/** @param written the name as it is written */
export function htmlTag(written: string): HtmlTag {
  let tag = known.get(written);
  if (tag !== undefined) return tag;
  const name = withoutNull(written.toLowerCase());
  const content = TEXT.has(name) ? 'text' : RAW.has(name) ? 'raw' : 'markup';
  tag = {
    name,
    isVoid: VOID.has(name),
    endsParagraph: endsParagraph(name),
    closes: leftOutEnds(name),
    scope: scopeOfEnd(name),
    endsForeign: NOT_FOREIGN.has(name),
    isOfTable: OF_TABLE.has(name),
    endsHead: !IN_HEAD.has(name),
    content,
    contentEnd: content === 'markup' ? undefined : contentEnd(name),
  };
  if (known.size >= REMEMBERED) known.clear();
  known.set(written, tag);
  return tag;
}
