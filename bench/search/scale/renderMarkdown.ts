import {escapeHtml} from '@screwbox/shared/html/escapeHtml';
import {marked} from 'marked';

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]*>|[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const FRONT_MATTER = /^\uFEFF?---\r?\n([^]*?)\r?\n---\r?\n/;

export function renderMarkdown(markdown: string, name: string): string {
  const [all = '', frontMatter = ''] = FRONT_MATTER.exec(markdown) ?? [];
  const field = (key: string): string =>
    new RegExp(`^${key}:\\s*["']?(.*?)["']?\\s*$`, 'm').exec(frontMatter)?.[1] ?? '';
  const used = new Map<string, number>();
  const body = marked
    .parse(markdown.slice(all.length), {async: false})
    .replace(/<h([1-6])>([^]*?)<\/h\1>/g, (_, level: string, heading: string) => {
      const id = slug(heading);
      const count = used.get(id) ?? 0;
      used.set(id, count + 1);
      return `<h${level} id="${count === 0 ? id : `${id}-${count}`}">${heading}</h${level}>`;
    });
  const title = escapeHtml(field('title') || name);
  const heading = body.includes('<h1') ? '' : `<h1>${title}</h1>`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="description" content="${escapeHtml(field('description'))}"></head>` +
    `<body><nav>Menu</nav><main>${heading}${body}</main></body></html>`
  );
}
