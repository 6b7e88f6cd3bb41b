import type {Handle} from 'hast-util-to-mdast';
import type {BlockContent, DefinitionContent, Heading, RootContent} from 'mdast';
import {byDefault} from './byDefault';
import {codeBlock} from './codeBlock';
import {attribute, elementIn, elementsIn, hasClass, isNamed, textOf} from './elements';
import {raisedOrLowered, section} from './footnotes';
import {formula} from './formula';
import {joinLines, linesOf} from './linesOf';
import {drawing, medium, picture} from './media';
import {flowOf, HEADINGS, inlineOf, isHeading, isInText, paragraph, text} from './nodes';
import {cell, table} from './tables';
import {isTabs, tabsOf} from './tabs';

const strongParagraph: Handle = (state, node) =>
  paragraph({type: 'strong', children: inlineOf(state, node)});

const caption: Handle = (state, node) =>
  paragraph({type: 'emphasis', children: inlineOf(state, node)});

/**
 * Moves a link that contains a heading into the heading, because a link cannot contain blocks in Markdown. The text of
 * an empty link is its title or label. Without either, the link is left out.
 */
const link: Handle = (state, node, parent) => {
  if (node.properties.href === undefined) return state.all(node);
  if (textOf(node).trim() === '' && state.all(node).length === 0) {
    const name = attribute(node, 'title') || attribute(node, 'ariaLabel');
    return name === ''
      ? undefined
      : {type: 'link', url: attribute(node, 'href'), children: [text(name)]};
  }
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

const span: Handle = (state, node, parent) =>
  hasClass('katex-display')(node)
    ? formula(node, !isInText(parent))
    : byDefault(state, node, parent);

const math: Handle = (_, node, parent) =>
  formula(node, attribute(node, 'display') === 'block' && !isInText(parent));

/**
 * Handlers for elements and components that `rehype-remark` does not support: tabs become headings one level below
 * the previous heading, admonitions become quotes, and drawings become their labels.
 */
export function pageHandlers(): Record<string, Handle> {
  // Level of the last heading. Tabs become headings below it.
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
    // The checkbox of a task is read with its list item.
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
