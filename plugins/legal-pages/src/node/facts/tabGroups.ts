import {readIfThere} from '@screwbox/shared/files/readIfThere';
import {importedMarkdown, markdownSources} from './markdownSources';

const FENCED_BLOCK =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>`{3,}(?=[^`\n]*$)|~{3,})[^\n]*(?:\n[\s\S]*?(?:^[ \t>]*\k<fence>[`~]*[ \t]*$|(?![\s\S]))|$)/;
/** A code span ends within its paragraph, with as many backticks as it begins with. */
const CODE_SPAN = /(?<![`\\])(?<ticks>`+)(?!`)(?:(?!\r?\n[ \t]*\r?\n)[\s\S])*?(?<!`)\k<ticks>(?!`)/;
const GROUP = /\bgroupId=(?:\{\s*)?["'`](?<group>[^"'`]+)["'`]/;
// In one expression, so that each begins where no other has: a value may stand in backticks as well.
const CODE_OR_GROUP = new RegExp(
  [FENCED_BLOCK, CODE_SPAN, GROUP].map(({source}) => source).join('|'),
  'gm',
);

/** Groups of tabs named in a Markdown source, outside the code that it shows. */
export function tabGroupsIn(source: string): string[] {
  return [...source.matchAll(CODE_OR_GROUP)].flatMap(({groups}) => groups?.group ?? []);
}

/** The groups of tabs in a site's Markdown, partials included, each once, sorted. */
export async function tabGroupsOf(allContent: unknown, siteDir: string): Promise<string[]> {
  const files = new Set(markdownSources(allContent, siteDir));
  const groups = new Set<string>();
  // Content leaves partials out, so they are followed; the set grows while it is gone through.
  for (const file of files) {
    // A page may be deleted while the development server runs, and an import that is not there
    // stands in an example; at any other, the bundler stops.
    const source = (await readIfThere(file))?.toString();
    if (source === undefined) continue;
    for (const group of tabGroupsIn(source)) groups.add(group);
    for (const imported of importedMarkdown(source, file, siteDir)) files.add(imported);
  }
  return [...groups].sort();
}
