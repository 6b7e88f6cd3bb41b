import {attribute, importOf} from './estree';
import type {MarkdownNode} from './MarkdownNode';

const COMPONENT = 'Picture';

function onlyPicture({type, children = []}: MarkdownNode): MarkdownNode | undefined {
  const [first] = children;
  return type === 'paragraph' && children.length === 1 && first?.type === 'image'
    ? first
    : undefined;
}

/** Lets readers enlarge images that are the only content of a paragraph: `![what it shows](address "Caption")`. */
export function remarkPictures() {
  return (tree: MarkdownNode): void => {
    let isUsed = false;
    tree.children = tree.children?.map((node) => {
      const image = onlyPicture(node);
      if (!image) return node;
      isUsed = true;
      const {title, ...picture} = image;
      return {
        type: 'mdxJsxFlowElement',
        name: COMPONENT,
        attributes: title ? [attribute('caption', title)] : [],
        children: [picture],
      };
    });
    if (isUsed) tree.children?.unshift(importOf(COMPONENT, `@site/src/components/${COMPONENT}`));
  };
}
