import type {MarkdownPage} from '@screwbox/shared/markdown/pageMarkdown';
import {OPTIONAL} from './listedRoutes';

export interface PageGroup {
  title: string;
  pages: readonly (MarkdownPage & {markdownUrl: string})[];
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function link(title: string, url: string): string {
  const text = onOneLine(title).replace(/[[\]\\]/g, '\\$&');
  return `[${text}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

export function llmsText(
  site: {title: string; tagline: string},
  groups: readonly PageGroup[],
): string {
  const sections = groups.map(({title, pages}) => {
    const lines = pages.map(
      ({title: name, markdownUrl, description}) =>
        `- ${link(name, markdownUrl)}${description && `: ${onOneLine(description)}`}`,
    );
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const summary = site.tagline === '' ? [] : [`> ${site.tagline}\n`];
  return [`# ${site.title}\n`, ...summary, ...sections].join('\n');
}

/** Text of `llms-full.txt`: all listed pages except the optional ones, each after its address. */
export function llmsFullText(groups: readonly PageGroup[]): string {
  const pages = groups.filter(({title}) => title !== OPTIONAL).flatMap((group) => group.pages);
  return pages.map(({url, markdown}) => `Source: ${url}\n\n${markdown}`).join('\n---\n\n');
}
