import type {Attributes} from './Attributes';

/** The link of a heading to itself. */
const OWN_LINK = /(^|\s)(headerlink|hash-link|anchor-link|header-anchor|heading-anchor)(\s|$)/;
const SKIPPED =
  /(^|\s)(toc|toc-?wrapper|toctree-l1|table-of-contents|tableOfContents\S*|theme-doc-toc-\S*|theme-doc-version-ba(?:dge|nner)|theme-doc-card-icon|theme-doc-breadcrumbs|theme-edit-this-page|breadcrumbs?|pagination-nav|navheader|navfooter|sphinxsidebar|related|skip-nav|sr-only|visually-hidden|copy-button|buttonGroup\S*|mobile-nav|(?:data-)?footnote-backref|playground(?:Header|Preview)\S*)(\s|$)/;
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
export type Mark = 'own link' | 'skipped' | 'gutter' | 'sidebar' | 'section' | undefined;

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
export function markOf(attributes: Attributes): Mark {
  const classes = attributes.get('class');
  if (classes === undefined) return undefined;
  if (known.has(classes)) return known.get(classes);
  if (known.size >= REMEMBERED) known.clear();
  const mark = readMark(classes);
  known.set(classes, mark);
  return mark;
}

/** Whether an element is a section of the text, by its tag and id or by its class. */
export function isSection(tag: string, attributes: Attributes): boolean {
  return (
    (tag === 'section' && attributes.get('id') !== undefined) || markOf(attributes) === 'section'
  );
}
