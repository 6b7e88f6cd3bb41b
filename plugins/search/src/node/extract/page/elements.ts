import type {Element} from 'domhandler';

/** Words of a text as a set. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const HEADINGS = words('h1 h2 h3 h4 h5 h6');

/** Elements that browsers show on a line of their own, as a picture or as a control. */
const APART = words(
  'address applet area article aside audio base basefont bgsound blockquote body br button canvas caption center col colgroup command datalist dd details dialog dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input isindex keygen legend li link listing main marquee math menu meta meter nav noembed noframes noscript object ol optgroup option p param plaintext pre progress script search section select source style summary svg table tbody td template textarea tfoot th thead title tr track ul video xmp',
);

/**
 * Whether an element ends the word before it. An unknown element does not, because browsers show it in the
 * line; a custom element does, because most are boxes, and a torn word does less harm than two joined ones.
 */
export const endsWord = (name: string): boolean => APART.has(name) || name.includes('-');

/** The link of a heading to itself. */
const OWN_LINK = /(^|\s)(headerlink|hash-link|anchor-link|header-anchor|heading-anchor)(\s|$)/;
const SKIPPED =
  /(^|\s)(toc|toc-?wrapper|page-toc|on-this-page|toctree-l1|table-of-contents|tableOfContents\S*|theme-doc-toc-\S*|theme-doc-version-ba(?:dge|nner)|theme-doc-card-icon|theme-doc-breadcrumbs|(?:theme-)?edit-this-page|edit-page(?:-link)?|page-edit|page-actions|breadcrumbs?|pagination-nav|navheader|navfooter|sphinxsidebar|related|skip-nav|skip-?link|skip-to-\S+|skipToContent\S*|sr-only|visually-hidden|copy-(?:button|btn|code|code-button|to-clipboard\S*)|copybtn|btn-copy|code-copy|buttonGroup\S*|(?:page|doc|docs|article)-feedback|feedback--\S+|was-this-helpful|share-(?:bar|buttons|links)|social-shar(?:e|ing)|mobile-nav|(?:data-)?footnote-backref|playground(?:Header|Preview)\S*)(\s|$)/;
/** Line numbers beside code, as Chroma, Pygments, Rouge, highlight.js, Doxygen and others write them. */
const LINE_NUMBERS =
  /(^|\s)(lnt|ln|linenos|linenodiv|lineno|linenumber|line-number|source-line-no|src-line-numbers|rust-line-numbers|hljs-ln-numbers|blob-num|rouge-gutter|line-numbers-rows|line-numbers-wrapper|CodeMirror-linenumber|codeLineNumber\S*)(\s|$)/;
/** The same in a cell of a table; elsewhere what has these classes holds the code, too. */
const GUTTER = /(^|\s)(gutter|line-numbers)(\s|$)/;
/** Navigation beside a page, but inside a section of its text a box with an aside. */
const SIDEBAR = /(^|\s)sidebar(\s|$)/;
/** Sections as DocBook and Sphinx write them. */
const SECTION = /(^|\s)(section|sect[1-5]|refsect[1-3]|chapter|appendix|preface)(\s|$)/;

/** What an element's classes say that it is. */
type Mark = 'own link' | 'skipped' | 'gutter' | 'sidebar' | 'section' | undefined;

function readMark(classes: string): Mark {
  if (OWN_LINK.test(classes)) return 'own link';
  if (SKIPPED.test(classes) || LINE_NUMBERS.test(classes)) return 'skipped';
  if (GUTTER.test(classes)) return 'gutter';
  if (SIDEBAR.test(classes)) return 'sidebar';
  return SECTION.test(classes) ? 'section' : undefined;
}

const known = new Map<string, Mark>();
const REMEMBERED = 5000;

/** What the classes of an element say that it is; pages have the same ones again and again. */
export function markOf({attribs}: Element): Mark {
  const {class: classes} = attribs;
  if (classes === undefined) return undefined;
  if (known.has(classes)) return known.get(classes);
  if (known.size >= REMEMBERED) known.clear();
  const mark = readMark(classes);
  known.set(classes, mark);
  return mark;
}

/** Whether an element is a section of the text, by its tag and id or by its class. */
export function isSection(element: Element): boolean {
  return (
    (element.name === 'section' && element.attribs.id !== undefined) ||
    markOf(element) === 'section'
  );
}

/** What the link of a heading to itself says where it has no class that tells. */
const LINK_SIGN = /^\s*[#¶§🔗]\s*$/u;

const isOnPage = (href: string): boolean => href.startsWith('#');

/** The id of an element, or the name of an `a` that is an anchor and does not lead elsewhere; else empty. */
export function anchorOf({name, attribs}: Element): string {
  if (attribs.id !== undefined || name !== 'a') return attribs.id ?? '';
  return isOnPage(attribs.href ?? '#') ? (attribs.name ?? '') : '';
}

/** The id that a heading's link to itself leads to, if the element is one by its class; else empty. */
export function linkedId(element: Element): string {
  if (element.name !== 'a' || markOf(element) !== 'own link') return '';
  const href = element.attribs.href ?? '';
  return isOnPage(href) ? href.slice(1) : '';
}

/** Whether that is all the text of a heading's link to itself. */
export const isLinkSign = (text: string): boolean => LINK_SIGN.test(text);
