/**
 * Whether a page's path is another path or lies below it: `/docs/intro` and `/docs` below `/docs`,
 * but not `/docs-old`. A slash at the end of either makes no difference. The build divides pages by
 * this, and the browser finds the part that is read.
 */
export function isAtOrBelow(path: string, parent: string): boolean {
  const bare = parent.replace(/\/$/, '');
  return path === bare || path.startsWith(`${bare}/`);
}
