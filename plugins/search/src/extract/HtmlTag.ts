/** What a parser needs to know of an element by its name. */
export interface HtmlTag {
  name: string;
  isVoid: boolean;
  /** Open elements that end where this one starts. */
  closes: ReadonlySet<string> | undefined;
  /** Whether the head of the document ends where this one starts, since it cannot hold it. */
  endsHead: boolean;
  /** How the text of the element is read; in SVG and MathML all of it is markup. */
  content: 'markup' | 'raw' | 'text' | 'rest';
  /** The end tag of an element whose content is not markup. */
  end: RegExp | undefined;
}

const words = (text: string): string[] => text.split(' ');

/** What does not end the head. Source: HTML Standard, 13.2.6.4.4 The "in head" insertion mode. */
const IN_HEAD = new Set(
  words('html head base basefont bgsound link meta title noscript noframes style script template'),
);

/** Elements without content. */
export const VOID: ReadonlySet<string> = new Set(
  words(
    'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
  ),
);
const RAW = new Set(words('script style iframe noembed noframes xmp'));
const TEXT = new Set(words('title textarea'));
const HEADING_NAMES = 'h1 h2 h3 h4 h5 h6';
export const HEADINGS: ReadonlySet<string> = new Set(words(HEADING_NAMES));
/** Elements that do not end a word. */
export const INLINE: ReadonlySet<string> = new Set(
  words(
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr',
  ),
);

const CLOSES = new Map<string, ReadonlySet<string>>();
for (const [openers, closed] of [
  ['tr', 'tr th td'],
  ['th', 'th'],
  ['td', 'thead th td'],
  ['body', 'head link script'],
  ['a', 'a'],
  ['li', 'li'],
  [HEADING_NAMES, `${HEADING_NAMES} p`],
  [
    'select input output button datalist textarea',
    'input option optgroup select button datalist textarea',
  ],
  ['option', 'option'],
  ['optgroup', 'optgroup option'],
  ['dd dt', 'dd dt'],
  ['rt rp', 'rt rp'],
  ['tbody tfoot', 'thead tbody'],
  [
    'p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul',
    'p',
  ],
] as const) {
  for (const opener of words(openers)) CLOSES.set(opener, new Set(words(closed)));
}

const known = new Map<string, HtmlTag>();
const REMEMBERED = 2000;

/** @param written the name as it is written */
export function htmlTag(written: string): HtmlTag {
  let tag = known.get(written);
  if (tag !== undefined) return tag;
  const name = written.toLowerCase();
  const isText = TEXT.has(name);
  const isRaw = RAW.has(name);
  tag = {
    name,
    isVoid: VOID.has(name),
    closes: CLOSES.get(name),
    endsHead: !IN_HEAD.has(name),
    content: name === 'plaintext' ? 'rest' : isText ? 'text' : isRaw ? 'raw' : 'markup',
    end: isText || isRaw ? new RegExp(`</${name}(?=[\\s/>])`, 'gi') : undefined,
  };
  if (known.size >= REMEMBERED) known.clear();
  known.set(written, tag);
  return tag;
}
