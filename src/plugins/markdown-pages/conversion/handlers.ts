import type {Element} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {
  BlockContent,
  DefinitionContent,
  Heading,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import {byDefault} from './byDefault';
import {codeBlock} from './codeBlock';
import {attribute, elementIn, elementsIn, hasClass, isNamed} from './elements';
import {formula, withoutBars} from './formula';

import {joinLines, linesOf} from './linesOf';
import {isTabs, tabsOf} from './tabs';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const isHeading = isNamed(...HEADINGS);
/** What holds text, and no blocks. */
const isText = isNamed('p', 'span', 'a', 'em', 'strong', 'b', 'i', ...HEADINGS);

const text = (value: string): PhrasingContent => ({type: 'text', value});
const html = (value: string): PhrasingContent => ({type: 'html', value});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
/** Emphasis within emphasis would end it. */
const withoutEmphasis = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) =>
    node.type === 'emphasis' || node.type === 'strong' ? withoutEmphasis(node.children) : [node],
  );

const inlineOf = (state: State, node: Element): PhrasingContent[] =>
  withoutEmphasis(joinLines(linesOf(state.all(node)), {type: 'break'}));
const flowOf = (state: State, node: Element): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

const strongParagraph: Handle = (state, node) =>
  paragraph({type: 'strong', children: inlineOf(state, node)});

const caption: Handle = (state, node) =>
  paragraph({type: 'emphasis', children: inlineOf(state, node)});

/** What a drawing is said to show; one that says nothing decorates. */
const drawing: Handle = (_, node, parent) => {
  const label = attribute(node, 'ariaLabel');
  if (label === '') return undefined;
  const shown: PhrasingContent = {type: 'emphasis', children: [text(label)]};
  return parent?.type === 'element' && isText(parent) ? shown : paragraph(shown);
};

/** A picture within the page has no address, and its bytes say nothing. */
const picture: Handle = (state, node, parent) => {
  if (!attribute(node, 'src').startsWith('data:')) return byDefault(state, node, parent);
  const label = attribute(node, 'alt');
  return label === '' ? undefined : {type: 'emphasis', children: [text(label)]};
};

/** Films and sounds become links: with the name that the page gives them, or with that of their file. */
const medium: Handle = (_, node, parent) => {
  const [source] = [node, ...elementsIn(node, isNamed('source'))]
    .map((each) => attribute(each, 'src'))
    .filter((src) => /^https?:/.test(src));
  if (source === undefined) return undefined;
  const {host, pathname} = new URL(source);
  const name = attribute(node, 'title') || attribute(node, 'ariaLabel');
  const file = node.tagName === 'iframe' ? '' : pathname.slice(pathname.lastIndexOf('/') + 1);
  const shown: PhrasingContent = {
    type: 'link',
    url: source,
    children: [text(name || file || host)],
  };
  return parent?.type === 'element' && isText(parent) ? shown : paragraph(shown);
};

/** A link around a heading and a text becomes a link in the heading. */
const link: Handle = (state, node, parent) => {
  if (node.properties.href === undefined) return state.all(node);
  if (!elementIn(node, isHeading)) return byDefault(state, node, parent);
  const url = attribute(node, 'href');
  return state
    .all(node)
    .map((child) =>
      child.type === 'heading'
        ? {...child, children: [{type: 'link', url, children: child.children}]}
        : child,
    );
};

const admonition: Handle = (state, node) => {
  const [heading, content] = node.children.filter((child) => child.type === 'element');
  const title = heading && inlineOf(state, heading);
  return {
    type: 'blockquote',
    children: [
      ...(title && title.length > 0 ? [paragraph({type: 'strong', children: title})] : []),
      ...(content ? flowOf(state, content) : []),
    ],
  };
};

/** Markdown has neither, but readers of Markdown know the elements of HTML. */
const raisedOrLowered: Handle = (state, node) => {
  const reference = elementsIn(node, ({properties}) => 'dataFootnoteRef' in properties)[0];
  if (reference) {
    const label = footnoteOf(attribute(reference, 'href').split('#')[1] ?? '');
    return {type: 'footnoteReference', identifier: label.toLowerCase(), label};
  }
  const {tagName} = node;
  return [html(`<${tagName}>`), ...state.all(node), html(`</${tagName}>`)];
};

const footnoteOf = (id: string): string => id.replace(/^(?:user-content-)?fn-/, '');

const section: Handle = (state, node, parent) => {
  if (!('dataFootnotes' in node.properties)) return byDefault(state, node, parent);
  return elementsIn(
    node,
    (item) => item.tagName === 'li' && /(?:^|-)fn-/.test(attribute(item, 'id')),
  ).map((item) => {
    const label = footnoteOf(attribute(item, 'id'));
    return {
      type: 'footnoteDefinition',
      identifier: label.toLowerCase(),
      label,
      children: flowOf(state, item),
    };
  });
};

/** Terms in strong letters, each with a list of what it means. */
const definitions: Handle = (state, node) => {
  const blocks: BlockContent[] = [];
  for (const part of elementsIn(node, isNamed('dt', 'dd'), isNamed('dl'))) {
    if (part.tagName === 'dt') {
      blocks.push(paragraph({type: 'strong', children: inlineOf(state, part)}));
      continue;
    }
    const children: (BlockContent | DefinitionContent)[] = flowOf(state, part);
    const item = {type: 'listItem' as const, spread: children.length > 1, children};
    const last = blocks.at(-1);
    if (last?.type !== 'list')
      blocks.push({type: 'list', ordered: false, spread: item.spread, children: [item]});
    else {
      last.children.push(item);
      last.spread ||= item.spread;
    }
  }
  return blocks;
};

const table: Handle = (state, node, parent) => {
  const title = elementIn(node, isNamed('caption'));
  return [
    ...(title ? [paragraph({type: 'emphasis', children: inlineOf(state, title)})] : []),
    ...byDefault(state, node, parent),
  ];
};

/** A cell is one line, whatever it holds. */
const cell: Handle = (state, node, parent) =>
  byDefault(state, node, parent).map((result) => {
    if (result.type !== 'tableCell') return result;
    const children = joinLines(linesOf(result.children), html('<br>'));
    return {
      ...result,
      children: children.map((child) =>
        child.type === 'inlineMath' ? {...child, value: withoutBars(child.value)} : child,
      ),
    };
  });

const span: Handle = (state, node, parent) =>
  hasClass('katex-display')(node) && parent?.type !== undefined
    ? formula(node, !(parent.type === 'element' && isText(parent)))
    : byDefault(state, node, parent);

const math: Handle = (_, node, parent) =>
  formula(
    node,
    attribute(node, 'display') === 'block' && !(parent?.type === 'element' && isText(parent)),
  );

/**
 * What Markdown has for the elements and components of a page, beyond what `rehype-remark` knows: tabs
 * are headings below the heading before them, notes are quotes, and drawings are what they show.
 */
export function pageHandlers(): Record<string, Handle> {
  // Of the last heading, below which tabs become headings.
  let level = 1;

  const heading: Handle = (state, node) => {
    level = Number(node.tagName.slice(1));
    return {
      type: 'heading',
      depth: level as Heading['depth'],
      children: joinLines(linesOf(state.all(node)), text(' ')),
    };
  };

  const tabs: Handle = (state, node) => {
    const outer = level;
    const depth = Math.min(6, outer + 1) as Heading['depth'];
    const blocks = tabsOf(node).flatMap(({label, panel}): RootContent[] => {
      level = depth;
      return [{type: 'heading', depth, children: [text(label)]}, ...flowOf(state, panel)];
    });
    level = outer;
    return blocks;
  };

  const div: Handle = (state, node, parent) => {
    if (hasClass('theme-code-block')(node)) return codeBlock(node);
    if (hasClass('theme-admonition')(node)) return admonition(state, node, parent);
    return isTabs(node) ? tabs(state, node, parent) : byDefault(state, node, parent);
  };

  return {
    ...Object.fromEntries(HEADINGS.map((name) => [name, heading])),
    a: link,
    audio: medium,
    div,
    dl: definitions,
    figcaption: caption,
    iframe: medium,
    img: picture,
    // The one of a task is read with its list item.
    input: () => undefined,
    math,
    pre: (_, node) => codeBlock(node),
    section,
    span,
    sub: raisedOrLowered,
    summary: strongParagraph,
    sup: raisedOrLowered,
    svg: drawing,
    table,
    td: cell,
    th: cell,
    video: medium,
    wbr: () => undefined,
  };
}
