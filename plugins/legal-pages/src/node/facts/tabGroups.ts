import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isObject} from '../operator/valueAt';

/** Groups of tabs named in a Markdown source. */
export function tabGroupsIn(source: string): string[] {
  return [...source.matchAll(/\bgroupId=(?:\{\s*)?["'`]([^"'`]+)["'`]/g)].flatMap(
    ([, group]) => group ?? [],
  );
}

function collectSources(content: unknown, found: Set<string>): void {
  if (Array.isArray(content)) content.forEach((entry) => collectSources(entry, found));
  else if (isObject(content)) {
    if (typeof content.source === 'string' && /^@site\/.*\.mdx?$/.test(content.source))
      found.add(content.source);
    Object.values(content).forEach((value) => {
      if (typeof value === 'object') collectSources(value, found);
    });
  }
}

/** Markdown files that the content plugins loaded, as absolute paths. */
export function markdownSources(allContent: unknown, siteDir: string): string[] {
  const found = new Set<string>();
  collectSources(allContent, found);
  return [...found].sort().map((source) => path.join(siteDir, source.slice('@site/'.length)));
}

/** The groups of tabs in a site's Markdown, each once, sorted. */
export async function tabGroupsOf(allContent: unknown, siteDir: string): Promise<string[]> {
  const sources = await Promise.all(
    markdownSources(allContent, siteDir).map((file) => readFile(file, 'utf8')),
  );
  return [...new Set(sources.flatMap(tabGroupsIn))].sort();
}
