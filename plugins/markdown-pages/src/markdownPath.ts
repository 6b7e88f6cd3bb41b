/** Path of a page's Markdown: `/docs/ecs/` → `/docs/ecs.md`, the home page → `/index.md`. */
export function markdownPath(pathname: string, baseUrl: string): string {
  const page = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return page.length < baseUrl.length ? `${baseUrl}index.md` : `${page}.md`;
}
