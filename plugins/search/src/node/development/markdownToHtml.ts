import {createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Whether a line ends there: by Markdown, or by `<br>` in HTML or MDX. */
function isLineBreak(node: Nodes): boolean {
  if (node.type === 'mdxJsxTextElement') return node.name === 'br';
  return node.type === 'break' || (node.type === 'html' && /^<br\b/i.test(node.value));
}

/** A text in braces, as `{' '}` between two elements. */
const TEXT_IN_BRACES = /^\s*(["'])(.*)\1\s*$/s;

/** Of an expression in braces, what readers see of it before it is computed. */
const seenOf = (code: string): string => TEXT_IN_BRACES.exec(code)?.[2] ?? '';

/** @param said what an expression of MDX says */
function textOf(node: Nodes, said = seenOf): string {
  if (isLineBreak(node)) return '\n';
  if (node.type === 'mdxTextExpression') return said(node.value);
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  return 'children' in node ? node.children.map((child) => textOf(child, said)).join('') : '';
}

/** `/* #anchor *\/` or `<!-- #anchor -->` at the end of a heading. */
const ANCHOR_IN_COMMENT = /^\s*(?:\/\*|<!--)\s*#(\S+?)(?:\s.*)?\s*(?:\*\/|-->)\s*$/s;

/** Text and anchor of a heading as Docusaurus takes them. */
function readHeading(heading: Heading, slug: (text: string) => string) {
  const last = heading.children.at(-1);
  const isComment = last?.type === 'mdxTextExpression' || last?.type === 'html';
  const inComment = isComment ? ANCHOR_IN_COMMENT.exec(last.value)?.[1] : undefined;
  if (inComment !== undefined) return {text: textOf(heading), id: inComment};
  // The code of an expression is part of the anchor.
  const {text, id} = parseMarkdownHeadingId(textOf(heading, (code) => code));
  return {text, id: id ?? slug(text)};
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
    const {text, id} = readHeading(node, slug);
    return `<h${node.depth} id="${escapeHtml(id)}">${escapeHtml(text)}</h${node.depth}>`;
  }
  if (node.type === 'code') return `<pre><code>${escapeHtml(node.value)}</code></pre>`;
  if (BLOCKS.has(node.type)) return `<p>${escapeHtml(textOf(node))}</p>`;
  if ('children' in node) return node.children.map((child) => htmlOf(child, slug)).join('\n');
  return 'value' in node ? escapeHtml(node.value) : '';
}

/** What Docusaurus lets authors write of older Markdown, as MDX knows it. */
const asMdx = (markdown: string): string =>
  escapeMarkdownHeadingIds(markdown).replace(/<!--(.*?)-->/gs, '{/*$1*/}');

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
    return plain().use(mdx).parse(asMdx(markdown));
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
