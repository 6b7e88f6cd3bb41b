import type {Attributes} from './Attributes';

const TAGS = new Set(
  'script style noscript template svg math button select option input textarea iframe object canvas audio video nav footer dialog head'.split(
    ' ',
  ),
);
const ROLES = new Set(['navigation', 'search', 'banner', 'contentinfo', 'tablist', 'button']);
const CLASSES =
  /(^|\s)(headerlink|hash-link|anchor-link|header-anchor|heading-anchor|toc|tocwrapper|toctree-l1|table-of-contents|tableOfContents\S*|theme-doc-toc-\S*|theme-doc-breadcrumbs|breadcrumbs?|pagination-nav|navheader|navfooter|sphinxsidebar|related|skip-nav|sr-only|visually-hidden|copy-button|buttonGroup\S*|mobile-nav)(\s|$)/;
/** Navigation beside a page, but inside a section of its text a box with an aside. */
const SIDEBAR = /(^|\s)sidebar(\s|$)/;
/** Sections as DocBook and Sphinx write them. */
const SECTION = /(^|\s)(section|sect[1-5]|refsect[1-3]|chapter|appendix|preface)(\s|$)/;

const IGNORED = ['data-search-ignore', 'data-pagefind-ignore'];

/** What an element's classes say that it is. */
type Marked = 'skipped' | 'sidebar' | 'section' | undefined;

function marked(classes: string): Marked {
  if (CLASSES.test(classes)) return 'skipped';
  if (SIDEBAR.test(classes)) return 'sidebar';
  return SECTION.test(classes) ? 'section' : undefined;
}

const known = new Map<string, Marked>();
const REMEMBERED = 5000;

/** Pages have the same classes again and again. */
function markedBefore(classes: string): Marked {
  const before = known.get(classes);
  if (before !== undefined || known.has(classes)) return before;
  if (known.size >= REMEMBERED) known.clear();
  const now = marked(classes);
  known.set(classes, now);
  return now;
}

/** Where an element stands: in a section of the text, elsewhere in the content, or outside of it. */
export type Place = 'section' | 'main' | 'outside';

/** Whether an element is a section of the text, by its tag and id or by its class. */
export function isSection(tag: string, attributes: Attributes): boolean {
  if (tag === 'section' && attributes.get('id') !== undefined) return true;
  const classes = attributes.get('class');
  return classes !== undefined && markedBefore(classes) === 'section';
}

/** Whether an element's text is no content: navigation, controls, scripts, decoration. */
export function isSkipped(tag: string, attributes: Attributes, place: Place): boolean {
  if (TAGS.has(tag)) return true;
  if ((tag === 'header' || tag === 'aside' || tag === 'form') && place === 'outside') return true;
  if (IGNORED.some((name) => attributes.get(name) !== undefined)) return true;
  if (attributes.get('aria-hidden') === 'true') return true;
  if (ROLES.has(attributes.get('role') ?? '')) return true;
  const classes = attributes.get('class');
  if (classes === undefined || tag === 'body') return false;
  const mark = markedBefore(classes);
  return mark === 'skipped' || (mark === 'sidebar' && place !== 'section');
}
