import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Element, ElementContent, Properties} from 'hast';
import type {Code, Heading, Nodes, Parents} from 'mdast';
import type {Options} from 'remark-rehype';
import {constantText} from './constantText';

type Handlers = NonNullable<Options['handlers']>;
type State = Parameters<NonNullable<Handlers['heading']>>[0];
type Directive = Extract<Nodes, {type: 'textDirective' | 'leafDirective'}>;
type Expression = Extract<Nodes, {type: 'mdxTextExpression' | 'mdxFlowExpression'}>;
type Jsx = Extract<Nodes, {type: 'mdxJsxTextElement' | 'mdxJsxFlowElement'}>;

const text = (value: string): ElementContent => ({type: 'text', value});

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element => ({type: 'element', tagName, properties, children});

const shown = ({data}: Expression): string => constantText(data?.estree);

const isLineBreak = (node: Nodes): boolean => node.type === 'html' && /^<br\b/i.test(node.value);

function plainText(node: Nodes, textOfExpression = shown): string {
  if (node.type === 'break' || isLineBreak(node)) return '\n';
  if (node.type === 'mdxTextExpression') return textOfExpression(node);
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  return 'children' in node
    ? node.children.map((child) => plainText(child, textOfExpression)).join('')
    : '';
}

/** `/* #anchor *\/` or `<!-- #anchor -->` at the end of a heading. */
const ANCHOR_IN_COMMENT = /^\s*(?:\/\*|<!--)\s*#(\S+?)(?:\s.*)?\s*(?:\*\/|-->)\s*$/s;

function readHeading(heading: Heading, slug: (text: string) => string) {
  const last = heading.children.at(-1);
  const isComment = last?.type === 'mdxTextExpression' || last?.type === 'html';
  const inComment = isComment ? ANCHOR_IN_COMMENT.exec(last.value)?.[1] : undefined;
  if (inComment !== undefined) return {text: plainText(heading), id: inComment};
  // Docusaurus includes the code of expressions in the anchor.
  const {text: written, id} = parseMarkdownHeadingId(plainText(heading, ({value}) => value));
  return {text: written, id: id ?? slug(written)};
}

const HIGHLIGHT =
  /^[ \t]*(?:\/\/|#|--|%|REM|\{?\/\*|<!--)[ \t]*highlight-(?:next-line|start|end)[ \t]*(?:\*\/\}?|-->)?[ \t]*(?:\n|$)/gm;
const CODE_TITLE = /\btitle=(["'])(.*?)\1/;

function codeWithTitle(_: State, {value, meta}: Code): Element[] {
  const title = CODE_TITLE.exec(meta ?? '')?.[2];
  const block = element('pre', [text(value.replace(HIGHLIGHT, ''))]);
  return title === undefined ? [block] : [element('p', [text(title)]), block];
}

function attributesOf({attributes}: Jsx): Properties {
  const properties: Properties = {};
  for (const attribute of attributes)
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object')
      properties[attribute.name] = attribute.value ?? true;
  return properties;
}

/** Keeps HTML elements. Replaces a component by its children in a block or inline element. */
const jsxElement =
  (component: 'div' | 'span') =>
  (state: State, node: Jsx & Parents): Element =>
    /^[a-z]/.test(node.name ?? '')
      ? element(node.name ?? '', state.all(node), attributesOf(node))
      : element(component, state.all(node));

/**
 * Returns handlers for Docusaurus's additions to Markdown: MDX, admonitions, anchors of headings and titles
 * of code blocks.
 *
 * @param markdown source of the nodes
 */
export function markdownHandlers(markdown: string): Handlers {
  const slugger = createSlugger();
  // Docusaurus keeps `key:value` as text, although Markdown's directives also begin with a colon.
  const asWritten = (_: State, {position}: Directive): ElementContent =>
    text(markdown.slice(position?.start.offset, position?.end.offset));
  return {
    heading: (_, node: Heading) => {
      const heading = readHeading(node, (written) => slugger.slug(written));
      return element(`h${node.depth}`, [text(heading.text)], {id: heading.id});
    },
    code: codeWithTitle,
    html: (_, node: Nodes) => (isLineBreak(node) ? element('br', []) : undefined),
    mdxTextExpression: (_, node: Expression) => text(shown(node)),
    mdxFlowExpression: (_, node: Expression) => element('p', [text(shown(node))]),
    mdxJsxTextElement: jsxElement('span'),
    mdxJsxFlowElement: jsxElement('div'),
    mdxjsEsm: () => undefined,
    containerDirective: (state: State, node: Parents) => element('div', state.all(node)),
    leafDirective: asWritten,
    textDirective: asWritten,
  };
}
