/** Path of the Markdown of a page, whose path may end in a slash: `/docs/ecs/` → `/docs/ecs.md`. */
export function markdownPath(pathname: string, baseUrl: string): string {
  const page = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return page.length < baseUrl.length ? `${baseUrl}index.md` : `${page}.md`;
}
