import type {MarkdownPage} from './conversion/pageMarkdown';

/** Pages that belong together, in the order in which they are read. */
export interface PageGroup {
  title: string;
  pages: readonly (MarkdownPage & {markdownUrl: string})[];
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A link of Markdown, which brackets in the title and parentheses in the address would end. */
function link(title: string, url: string): string {
  const text = inOneLine(title).replace(/[[\]\\]/g, '\\$&');
  return `[${text}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

/**
 * The table of contents for assistants, `llms.txt`.
 * @see https://llmstxt.org
 */
export function llmsText(
  site: {title: string; tagline: string},
  groups: readonly PageGroup[],
): string {
  const sections = groups.map(({title, pages}) => {
    const lines = pages.map(
      ({title: name, markdownUrl, description}) =>
        `- ${link(name, markdownUrl)}${description && `: ${inOneLine(description)}`}`,
    );
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return [`# ${site.title}\n\n> ${site.tagline}\n`, ...sections].join('\n');
}

/** All pages in one text, `llms-full.txt`, each after its address. */
export function llmsFullText(groups: readonly PageGroup[]): string {
  const pages = groups.flatMap((group) => group.pages);
  return pages.map(({url, markdown}) => `Source: ${url}\n\n${markdown}`).join('\n---\n\n');
}
