import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Whether a line ends there: by Markdown, or by `<br>` in HTML or MDX. */
function isLineBreak(node: Nodes): boolean {
  if (node.type === 'mdxJsxTextElement') return node.name === 'br';
  return node.type === 'break' || (node.type === 'html' && /^<br\b/i.test(node.value));
}

function textOf(node: Nodes): string {
  if (isLineBreak(node)) return '\n';
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** What holds words that belong together. */
const BLOCKS = new Set(['paragraph', 'tableCell', 'definition']);
/** Code of MDX, and what readers never see. */
const HIDDEN = new Set([
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'yaml',
  'toml',
  'html',
]);

function htmlOf(node: Nodes, slug: (text: string) => string): string {
  if (HIDDEN.has(node.type)) return '';
  if (node.type === 'heading') {
    const {text, id} = parseMarkdownHeadingId(textOf(node));
    return `<h${node.depth} id="${escapeHtml(id ?? slug(text))}">${escapeHtml(text)}</h${node.depth}>`;
  }
  if (node.type === 'code') return `<pre><code>${escapeHtml(node.value)}</code></pre>`;
  if (BLOCKS.has(node.type)) return `<p>${escapeHtml(textOf(node))}</p>`;
  if ('children' in node) return node.children.map((child) => htmlOf(child, slug)).join('\n');
  return 'value' in node ? escapeHtml(node.value) : '';
}

async function parse(markdown: string): Promise<Root> {
  const [
    {unified},
    {default: markdownSyntax},
    {default: gfm},
    {default: frontmatter},
    {default: mdx},
  ] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-frontmatter'),
    import('remark-mdx'),
  ]);
  const plain = unified().use(markdownSyntax).use(gfm).use(frontmatter);
  try {
    return plain().use(mdx).parse(markdown);
  } catch {
    // Half-written MDX: Docusaurus itself reports it; its words are searched all the same.
    return plain.parse(markdown);
  }
}

/**
 * The words of a Markdown or MDX page as simple HTML, for the search of the development server.
 * What only exists once the page is rendered, such as text from components, is not in it.
 *
 * @param markdown the file's content
 * @param title title of the page; used where the text does not begin with one
 */
export async function markdownToHtml(markdown: string, title: string): Promise<string> {
  const root = await parse(markdown);
  const slugger = createSlugger();
  const hasTitle = root.children.some((node) => node.type === 'heading' && node.depth === 1);
  const heading = hasTitle ? '' : `<h1>${escapeHtml(title)}</h1>`;
  const body = htmlOf(root, (text) => slugger.slug(text));
  return `<html><head><title>${escapeHtml(title)}</title></head><body><main>${heading}${body}</main></body></html>`;
}
