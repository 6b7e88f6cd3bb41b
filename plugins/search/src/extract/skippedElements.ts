const TAGS = new Set(
  'script style noscript template svg math button select option input textarea iframe object canvas audio video nav footer dialog head'.split(
    ' ',
  ),
);
const ROLES = new Set(['navigation', 'search', 'banner', 'contentinfo', 'tablist', 'button']);
const CLASSES =
  /(^|\s)(headerlink|hash-link|anchor-link|header-anchor|heading-anchor|toc|tocwrapper|toctree-wrapper|table-of-contents|tableOfContents\S*|theme-doc-toc-\S*|theme-doc-breadcrumbs|breadcrumbs?|pagination-nav|navheader|navfooter|sphinxsidebar|related|sidebar|skip-nav|sr-only|visually-hidden|copy-button|buttonGroup\S*|mobile-nav)(\s|$)/;

/** Whether an element's text is no content: navigation, controls, scripts, decoration. */
export function isSkipped(
  tag: string,
  attributes: Record<string, string>,
  isInsideMain: boolean,
): boolean {
  if (TAGS.has(tag)) return true;
  if ((tag === 'header' || tag === 'aside' || tag === 'form') && !isInsideMain) return true;
  if ('data-search-ignore' in attributes || 'data-pagefind-ignore' in attributes) return true;
  if (attributes['aria-hidden'] === 'true') return true;
  if (attributes.role !== undefined && ROLES.has(attributes.role)) return true;
  return attributes.class !== undefined && CLASSES.test(attributes.class) && tag !== 'body';
}
