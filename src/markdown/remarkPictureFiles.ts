import {existsSync} from 'node:fs';
import path from 'node:path';
import {imageSizeFromFile} from 'image-size/fromFile';

export interface ImageNode {
  type: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  name?: string;
  attributes?: object[];
  children?: ImageNode[];
}

/** Relative path such as `./hill.png`, without query or hash. */
const BESIDE = /^(?!\/|@site\/|[a-z][a-z\d+.-]*:)[^?#]+$/i;

const attribute = (name: string, value: string | object) => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** Returns `require("./hill.png").default` (estree). */
function required(file: string): object {
  const call = {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: 'require'},
    arguments: [{type: 'Literal', value: file}],
    optional: false,
  };
  const expression = {
    type: 'MemberExpression',
    object: call,
    property: {type: 'Identifier', name: 'default'},
    computed: false,
    optional: false,
  };
  const body = [{type: 'ExpressionStatement', expression}];
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `require(${JSON.stringify(file)}).default`,
    data: {estree: {type: 'Program', sourceType: 'module', body}},
  };
}

async function imported(node: ImageNode, folder: string): Promise<ImageNode> {
  const {alt, title, url = ''} = node;
  const address = path.posix.join('.', decodeURIComponent(url));
  const size = await imageSizeFromFile(path.join(folder, address)).catch(() => undefined);
  // Keeps the image unchanged. Docusaurus warns if its size cannot be read.
  if (size === undefined) return node;
  const attributes = [
    ...(alt ? [attribute('alt', alt)] : []),
    attribute('src', required(`./${address}`)),
    ...(title ? [attribute('title', title)] : []),
    attribute('width', String(size.width)),
    attribute('height', String(size.height)),
  ];
  return {type: 'mdxJsxTextElement', name: 'img', attributes, children: []};
}

/**
 * Imports images next to a page by relative path. Docusaurus would import them by absolute path, so that builds in two
 * folders would differ. Docusaurus handles all other images.
 */
export function remarkPictureFiles() {
  return async (tree: ImageNode, {path: page}: {path: string}): Promise<void> => {
    const folder = path.dirname(page);
    const isFile = ({type, url = ''}: ImageNode): boolean =>
      type === 'image' &&
      BESIDE.test(url) &&
      existsSync(path.join(folder, decodeURIComponent(url)));
    const visit = async (node: ImageNode): Promise<ImageNode> => {
      if (isFile(node)) return imported(node, folder);
      if (node.children) node.children = await Promise.all(node.children.map(visit));
      return node;
    };
    await visit(tree);
  };
}
