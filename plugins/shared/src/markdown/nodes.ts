import type {Element, Parents} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {BlockContent, Paragraph, PhrasingContent} from 'mdast';
import {isNamed} from './elements';
import {joinLines, linesOf} from './linesOf';

export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
export const isHeading = isNamed(...HEADINGS);
/** Elements that contain text but no blocks. */
const isText = isNamed('p', 'span', 'a', 'em', 'strong', 'b', 'i', ...HEADINGS);

export const isInText = (parent: Parents | undefined): boolean =>
  parent?.type === 'element' && isText(parent);

export const text = (value: string): PhrasingContent => ({type: 'text', value});
export const html = (value: string): PhrasingContent => ({type: 'html', value});
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});
/** Removes nested emphasis, which would end the emphasis around it. */
const withoutEmphasis = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) =>
    node.type === 'emphasis' || node.type === 'strong' ? withoutEmphasis(node.children) : [node],
  );

export const inlineOf = (state: State, node: Element): PhrasingContent[] =>
  withoutEmphasis(joinLines(linesOf(state.all(node)), {type: 'break'}));
export const flowOf = (state: State, node: Element): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];
