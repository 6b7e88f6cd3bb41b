import type {Attributes} from './Attributes';

const TAGS = new Set(
  'script style noscript template svg math button select option input textarea iframe object canvas audio video nav footer dialog head'.split(
    ' ',
  ),
);
const ROLES = new Set(['navigation', 'search', 'banner', 'contentinfo', 'tablist', 'button']);
const CLASSES =
  /(^|\s)(headerlink|hash-link|anchor-link|header-anchor|heading-anchor|toc|tocwrapper|toctree-wrapper|table-of-contents|tableOfContents\S*|theme-doc-toc-\S*|theme-doc-breadcrumbs|breadcrumbs?|pagination-nav|navheader|navfooter|sphinxsidebar|related|sidebar|skip-nav|sr-only|visually-hidden|copy-button|buttonGroup\S*|mobile-nav)(\s|$)/;

const IGNORED = ['data-search-ignore', 'data-pagefind-ignore'];

const known = new Map<string, boolean>();
const REMEMBERED = 5000;

/** Whether one of the classes marks what is no content; pages have the same ones again and again. */
function hasSkippedClass(classes: string): boolean {
  let isSkippedClass = known.get(classes);
  if (isSkippedClass === undefined) {
    isSkippedClass = CLASSES.test(classes);
    if (known.size >= REMEMBERED) known.clear();
    known.set(classes, isSkippedClass);
  }
  return isSkippedClass;
}

/** Whether an element's text is no content: navigation, controls, scripts, decoration. */
export function isSkipped(tag: string, attributes: Attributes, isInsideMain: boolean): boolean {
  if (TAGS.has(tag)) return true;
  if ((tag === 'header' || tag === 'aside' || tag === 'form') && !isInsideMain) return true;
  if (IGNORED.some((name) => attributes.get(name) !== undefined)) return true;
  if (attributes.get('aria-hidden') === 'true') return true;
  if (ROLES.has(attributes.get('role') ?? '')) return true;
  const classes = attributes.get('class');
  return classes !== undefined && hasSkippedClass(classes) && tag !== 'body';
}
