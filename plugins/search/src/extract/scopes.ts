import {MATH_NAMES, SVG_NAMES} from './namespaceIn';

/** Elements that a search among the open ones does not look behind. */
export type Scope = ReadonlySet<string>;

const set = (...names: string[]): Scope => new Set(names.flatMap((name) => name.split(' ')));

export const HEADING_NAMES = 'h1 h2 h3 h4 h5 h6';

/** Source: HTML Standard, 13.2.4.2 The stack of open elements. */
export const SPECIAL_NAMES =
  'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script search section select source style summary table tbody td template textarea tfoot th thead tr track ul wbr xmp';
const SPECIAL = set(SPECIAL_NAMES, HEADING_NAMES, SVG_NAMES, MATH_NAMES);

const BLOCK_NAMES = 'applet caption html table td th marquee object select template';
const BLOCK = set(BLOCK_NAMES, SVG_NAMES, MATH_NAMES);

/** Within one list. */
const LIST = new Set([...BLOCK, 'ol', 'ul']);
/** Within one button, too. */
const BUTTON = new Set([...BLOCK, 'button']);
/** Within one table. */
const TABLE = set('html table template');
const NONE = set();

/** Within what holds items, of which one may be in a box. */
const ITEM = new Set([...SPECIAL].filter((name) => !['address', 'div', 'p'].includes(name)));

export const SCOPES = {
  block: BLOCK,
  button: BUTTON,
  item: ITEM,
  line: SPECIAL,
  table: TABLE,
} satisfies Record<string, Scope>;

const FORMATTING = set('a b big code em font i nobr s small strike strong tt u');
const OF_TABLE = set('table caption colgroup thead tbody tfoot tr td th');

/** Where an end tag of that name looks for its element. */
export function scopeOfEnd(name: string): Scope {
  if (name === 'template') return NONE;
  if (name === 'li') return LIST;
  if (name === 'p') return BUTTON;
  if (OF_TABLE.has(name)) return TABLE;
  return SPECIAL.has(name) || FORMATTING.has(name) ? BLOCK : SPECIAL;
}
