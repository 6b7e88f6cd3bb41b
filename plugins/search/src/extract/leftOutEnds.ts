import {HEADING_NAMES, type Scope, SCOPES} from './scopes';

/** Open elements that end where another one starts. */
export interface LeftOutEnds {
  ends: ReadonlySet<string>;
  /** Where they are looked for; without it only the innermost elements end. */
  within: Scope | undefined;
}

const TABLE_PARTS = 'caption colgroup thead tbody tfoot tr td th';
/** Elements whose end may be left out wherever they are the innermost. */
const OPTIONAL_ENDS = 'dd dt li optgroup option p rb rp rt';
const WITH_RUBY_TEXTS = `${OPTIONAL_ENDS} rtc`;

const RULES: readonly [openers: string, ends: string, within?: keyof typeof SCOPES][] = [
  ['li', 'li', 'item'],
  ['dd dt', 'dd dt', 'item'],
  [HEADING_NAMES, HEADING_NAMES],
  ['caption colgroup thead tbody tfoot', TABLE_PARTS, 'table'],
  ['tr', 'caption colgroup tr td th', 'table'],
  ['td th', 'caption colgroup td th', 'table'],
  ['a', 'a', 'line'],
  ['button', 'button', 'block'],
  ['input select textarea', 'select', 'block'],
  ['option', 'option'],
  ['optgroup', 'option optgroup'],
  ['rp rt', OPTIONAL_ENDS],
  ['rb rtc', WITH_RUBY_TEXTS],
];

const known = new Map<string, LeftOutEnds[]>();
for (const [openers, ended, scope] of RULES) {
  const rule = {ends: new Set(ended.split(' ')), within: scope && SCOPES[scope]};
  for (const opener of openers.split(' ')) known.set(opener, [...(known.get(opener) ?? []), rule]);
}

/** What ends with the element around it. */
export const OPTIONAL: LeftOutEnds = {ends: new Set(WITH_RUBY_TEXTS.split(' ')), within: undefined};

/** The rule of all elements that cannot stand in a paragraph, which is asked first. */
export const PARAGRAPH: LeftOutEnds = {ends: new Set(['p']), within: SCOPES.button};

const NOT_IN_PARAGRAPH = new Set(
  `${HEADING_NAMES} address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp`.split(
    ' ',
  ),
);
export const endsParagraph = (name: string): boolean => NOT_IN_PARAGRAPH.has(name);

/** What ends where an element of that name starts, in this order. Source: HTML Standard, 13.2.6.4. */
export const leftOutEnds = (name: string): readonly LeftOutEnds[] | undefined => known.get(name);
