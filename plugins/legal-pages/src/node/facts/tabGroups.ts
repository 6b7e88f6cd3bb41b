import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {importedMarkdown, markdownSources} from './markdownSources';

/** Groups of tabs named in a Markdown source. */
export function tabGroupsIn(source: string): string[] {
  return [...source.matchAll(/\bgroupId=(?:\{\s*)?["'`]([^"'`]+)["'`]/g)].flatMap(
    ([, group]) => group ?? [],
  );
}

/** The groups of tabs in a site's Markdown, partials included, each once, sorted. */
export async function tabGroupsOf(allContent: unknown, siteDir: string): Promise<string[]> {
  const files = new Set(markdownSources(allContent, siteDir));
  const groups = new Set<string>();
  // Content leaves partials out, so they are followed; the set grows while it is gone through.
  for (const file of files) {
    const source = await readFile(file, 'utf8');
    for (const group of tabGroupsIn(source)) groups.add(group);
    for (const imported of importedMarkdown(source, file, siteDir))
      // One that is not there stands in an example; the bundler stops at any other.
      if (existsSync(imported)) files.add(imported);
  }
  return [...groups].sort();
}
