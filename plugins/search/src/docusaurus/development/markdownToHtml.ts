import {createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Code, Heading, Nodes, Root} from 'mdast';
import {escapeHtml} from '../documentPage';

type Data = NonNullable<Extract<Nodes, {type: 'mdxTextExpression'}>['data']>;
type Statement = NonNullable<Data['estree']>['body'][number];
type Expression = Extract<Statement, {type: 'ExpressionStatement'}>['expression'];

/** What an expression comes to where that can be told without running it: of texts and numbers alone. */
function valueOf(expression: Expression): string | number | undefined {
  if (expression.type === 'Literal') {
    const {value} = expression;
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  }
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis.map(({value}) => value.cooked ?? '').join('');
  if (expression.type !== 'BinaryExpression' || expression.operator !== '+') return undefined;
  if (expression.left.type === 'PrivateIdentifier') return undefined;
  const [left, right] = [valueOf(expression.left), valueOf(expression.right)];
  if (left === undefined || right === undefined) return undefined;
  return typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`;
}

/** What readers see of an expression in braces, such as `{' '}` and `{"a" + "b"}`; empty where it is computed. */
function constantText(program: Data['estree']): string {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? `${valueOf(statement.expression) ?? ''}` : '';
}

/** Whether a line ends there: by Markdown, or by `<br>` in HTML or MDX. */
function isLineBreak(node: Nodes): boolean {
  if (node.type === 'mdxJsxTextElement') return node.name === 'br';
  return node.type === 'break' || (node.type === 'html' && /^<br\b/i.test(node.value));
}

type Braces = Extract<Nodes, {type: 'mdxTextExpression' | 'mdxFlowExpression'}>;

/** Of an expression in braces, what readers see of it before it is computed. */
const seenOf = ({data}: Braces): string => constantText(data?.estree);

/** @param said what an expression of MDX says */
function textOf(node: Nodes, said = seenOf): string {
  if (isLineBreak(node)) return '\n';
  if (node.type === 'mdxTextExpression') return said(node);
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  return 'children' in node ? node.children.map((child) => textOf(child, said)).join('') : '';
}

/** The lines that begin and end an admonition, as `:::note[Title]`; of a begin, readers see the title. */
const ADMONITION = /^:{3,}[ \t]*(?:[\w-]+(?:\[(.*)\])?(?:\{.*\})?[ \t]*(.*))?$/gm;

/** Comments that tell Docusaurus which lines of code to highlight. */
const HIGHLIGHT =
  /^[ \t]*(?:\/\/|#|--|%|REM|\{?\/\*|<!--)[ \t]*highlight-(?:next-line|start|end)[ \t]*(?:\*\/\}?|-->)?[ \t]*(?:\n|$)/gm;
const CODE_TITLE = /\btitle=(["'])(.*?)\1/;

/** Code with its title, as readers see it. */
function codeOf({value, meta}: Code): string {
  const title = CODE_TITLE.exec(meta ?? '')?.[2];
  const code = `<pre><code>${escapeHtml(value.replace(HIGHLIGHT, ''))}</code></pre>`;
  return title === undefined ? code : `<p>${escapeHtml(title)}</p>${code}`;
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
  const {text, id} = parseMarkdownHeadingId(textOf(heading, ({value}) => value));
  return {text, id: id ?? slug(text)};
}

/** What holds words that belong together. */
const BLOCKS = new Set(['paragraph', 'tableCell']);
/** Code of MDX, and what readers never see. */
const HIDDEN = new Set(['mdxjsEsm', 'yaml', 'html']);

function htmlOf(node: Nodes, slug: (text: string) => string): string {
  if (HIDDEN.has(node.type)) return '';
  if (node.type === 'heading') {
    const {text, id} = readHeading(node, slug);
    return `<h${node.depth} id="${escapeHtml(id)}">${escapeHtml(text)}</h${node.depth}>`;
  }
  if (node.type === 'code') return codeOf(node);
  if (node.type === 'mdxFlowExpression') return `<p>${escapeHtml(seenOf(node))}</p>`;
  if (BLOCKS.has(node.type))
    return `<p>${escapeHtml(textOf(node).replace(ADMONITION, '$1$2'))}</p>`;
  return 'children' in node ? node.children.map((child) => htmlOf(child, slug)).join('\n') : '';
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
  const first = root.children.find(({type}) => !HIDDEN.has(type));
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  const heading = hasTitle ? '' : `<h1>${escapeHtml(title)}</h1>`;
  const body = htmlOf(root, (text) => slugger.slug(text));
  return `<html><head><title>${escapeHtml(title)}</title></head><body><main>${heading}${body}</main></body></html>`;
}
