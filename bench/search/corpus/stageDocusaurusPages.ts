import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '@screwbox/shared/html/escapeHtml';
import type {Page} from './Page';

function docusaurusPage({title, sections}: Page): string {
  const body = sections.map(({hash, heading, text}, position) =>
    position === 0
      ? `<header><h1>${escapeHtml(heading)}</h1></header>\n<p>${escapeHtml(text)}</p>`
      : `<h2 id="${escapeHtml(hash)}">${escapeHtml(heading)}<a class="hash-link" href="#${escapeHtml(hash)}" aria-hidden="true"></a></h2>\n<p>${escapeHtml(text)}</p>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body><main><article>
${body.join('\n')}
</article></main></body></html>
`;
}

/**
 * Writes pages with the markup of Docusaurus, for engines that index HTML files but do not understand the
 * original markup.
 *
 * @returns the addresses, which start and end with `/`; page `/a` is in `a/index.html`
 */
export function stageDocusaurusPages(pages: readonly Page[], dir: string): string[] {
  rmSync(dir, {recursive: true, force: true});
  return pages.map((page) => {
    const folder = path.join(dir, page.url);
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'index.html'), docusaurusPage(page));
    return page.url === '/' ? '/' : `${page.url}/`;
  });
}
