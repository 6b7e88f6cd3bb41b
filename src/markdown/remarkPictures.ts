export interface PictureNode {
  type: string;
  title?: string | null;
  name?: string;
  attributes?: object[];
  value?: string;
  data?: object;
  children?: PictureNode[];
}

const COMPONENT = 'Picture';

/** Returns `import Picture from '@site/src/components/Picture'` (estree). */
function importPicture(): PictureNode {
  const local = {type: 'Identifier', name: COMPONENT};
  const declaration = {
    type: 'ImportDeclaration',
    source: {type: 'Literal', value: `@site/src/components/${COMPONENT}`},
    specifiers: [{type: 'ImportDefaultSpecifier', local}],
    attributes: [],
  };
  const estree = {type: 'Program', sourceType: 'module', body: [declaration]};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

function onlyPicture({type, children = []}: PictureNode): PictureNode | undefined {
  const [first] = children;
  return type === 'paragraph' && children.length === 1 && first?.type === 'image'
    ? first
    : undefined;
}

/** Lets readers enlarge images that are the only content of a paragraph: `![what it shows](address "Caption")`. */
export function remarkPictures() {
  return (tree: PictureNode): void => {
    let isUsed = false;
    tree.children = tree.children?.map((node) => {
      const image = onlyPicture(node);
      if (!image) return node;
      isUsed = true;
      const {title, ...picture} = image;
      const caption = {type: 'mdxJsxAttribute', name: 'caption', value: title};
      return {
        type: 'mdxJsxFlowElement',
        name: COMPONENT,
        attributes: title ? [caption] : [],
        children: [picture],
      };
    });
    if (isUsed) tree.children?.unshift(importPicture());
  };
}
