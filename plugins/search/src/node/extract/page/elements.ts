import {type AnyNode, type Element, isTag} from 'domhandler';

export const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Ancestors of a node, from the inside out. */
export function* elementsAround(node: AnyNode): Generator<Element> {
  for (let {parent} = node; parent !== null && isTag(parent); {parent} = parent) yield parent;
}

export function closest(node: AnyNode, test: (around: Element) => boolean): Element | undefined {
  for (const around of elementsAround(node)) if (test(around)) return around;
  return undefined;
}

export const HEADINGS = words('h1 h2 h3 h4 h5 h6');

const APART = words(
  'address applet area article aside audio base basefont bgsound blockquote body br button canvas caption center col colgroup command datalist dd details dialog dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input isindex keygen legend li link listing main marquee math menu meta meter nav noembed noframes noscript object ol optgroup option p param plaintext pre progress script search section select source style summary svg table tbody td template textarea tfoot th thead title tr track ul video xmp',
);

/**
 * Whether an element ends the word before it. An unknown element does not, because browsers render it inline.
 * A custom element does, because most are blocks, and splitting a word does less harm than joining two.
 */
export const endsWord = (name: string): boolean => APART.has(name) || name.includes('-');

const OWN_LINK = /(^|\s)(headerlink|hash-link|anchor-link|header-anchor|heading-anchor)(\s|$)/;
/**
 * Classes of tables of contents, breadcrumbs, tab labels and other navigation of Docusaurus, DocBook, Sphinx
 * and Bootstrap.
 */
const INTERFACE =
  /(^|\s)(toc|toc-?wrapper|on-this-page|table-of-contents|tableOfContents\S*|theme-doc-toc-\S*|theme-doc-version-ba(?:dge|nner)|theme-doc-card-icon|theme-doc-breadcrumbs|theme-edit-this-page|breadcrumbs?|pagination-nav|navheader|navfooter|sphinxsidebar|nav-tabs|tab-?list|tabs?__list|tab(?:bed)?-labels|skip-?(?:link|nav)|skipToContent\S*|buttonGroup\S*|playground(?:Header|Preview)\S*)(\s|$)/;
/** Classes of text for screen readers, links back from footnotes, and Sphinx's lists of pages. */
const HIDDEN = /(^|\s)(sr-only|visually-hidden|(?:data-)?footnote-backref|toctree-l1)(\s|$)/;
/** Classes of line numbers in Chroma, Pygments, Rouge, highlight.js, Doxygen and others. */
const LINE_NUMBERS =
  /(^|\s)(lnt|ln|linenos|linenodiv|lineno|linenumber|line-number|source-line-no|src-line-numbers|rust-line-numbers|hljs-ln-numbers|blob-num|rouge-gutter|line-numbers-rows|line-numbers-wrapper|CodeMirror-linenumber|codeLineNumber\S*)(\s|$)/;
/** Classes of line numbers in a table cell. On other elements, these classes also enclose the code. */
const GUTTER = /(^|\s)(gutter|line-numbers)(\s|$)/;
/** Class of navigation next to a page. In a section of the text, the same class marks an aside. */
const SIDEBAR = /(^|\s)sidebar(\s|$)/;
const SECTION = /(^|\s)(section|sect[1-5]|refsect[1-3]|chapter|appendix|preface)(\s|$)/;

type Mark = 'own link' | 'hidden' | 'interface' | 'gutter' | 'sidebar' | 'section' | undefined;

function readMark(classes: string): Mark {
  if (OWN_LINK.test(classes)) return 'own link';
  if (HIDDEN.test(classes) || LINE_NUMBERS.test(classes)) return 'hidden';
  if (INTERFACE.test(classes)) return 'interface';
  if (GUTTER.test(classes)) return 'gutter';
  if (SIDEBAR.test(classes)) return 'sidebar';
  return SECTION.test(classes) ? 'section' : undefined;
}

const known = new Map<string, Mark>();
const MOST_CACHED = 5000;

/** Caches the result, because pages repeat the same classes. */
export function markOf({attribs}: Element): Mark {
  const {class: classes} = attribs;
  if (classes === undefined) return undefined;
  if (known.has(classes)) return known.get(classes);
  if (known.size >= MOST_CACHED) known.clear();
  const mark = readMark(classes);
  known.set(classes, mark);
  return mark;
}

export function isSection(element: Element): boolean {
  return (
    (element.name === 'section' && element.attribs.id !== undefined) ||
    markOf(element) === 'section'
  );
}

/** Text by which a heading's link to itself is recognized if it has no known class. */
const LINK_SIGN = /^\s*[#¶§🔗]\s*$/u;

const isOnPage = (href: string): boolean => href.startsWith('#');

/**
 * Returns the id of an element, or the name of an `a` element that is an anchor and has no address; empty if
 * there is neither.
 */
export function anchorOf({name, attribs}: Element): string {
  if (attribs.id !== undefined || name !== 'a') return attribs.id ?? '';
  return isOnPage(attribs.href ?? '#') ? (attribs.name ?? '') : '';
}

/**
 * Returns the id that a heading's link to itself refers to, if the link has a class for it; empty otherwise.
 */
export function linkedId(element: Element): string {
  if (element.name !== 'a' || markOf(element) !== 'own link') return '';
  const href = element.attribs.href ?? '';
  return isOnPage(href) ? href.slice(1) : '';
}

export const isLinkSign = (text: string): boolean => LINK_SIGN.test(text);
