import type {Element, Parents} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {RootContent} from 'mdast';

export function byDefault(state: State, node: Element, parent: Parents | undefined): RootContent[] {
  const handle: Handle = defaultHandlers[node.tagName as keyof typeof defaultHandlers];
  return [handle(state, node, parent) ?? []].flat() as RootContent[];
}
