import type {ArchiveBlogPost} from '@theme/BlogArchivePage';

export function groupByYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}
