import {existsSync} from 'node:fs';
import path from 'node:path';
import {imageSizeFromFile} from 'image-size/fromFile';

/** What is read and written of a Markdown node (mdast with MDX). */
export interface ImageNode {
  type: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  name?: string;
  attributes?: object[];
  children?: ImageNode[];
}

/** `./hill.png` or `hill.png`: a file beside the page, without a query or a hash. */
const BESIDE = /^(?!\/|@site\/|[a-z][a-z\d+.-]*:)[^?#]+$/i;

const attribute = (name: string, value: string | object) => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** `require("./hill.png").default` (estree). */
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
  // Docusaurus warns of a picture whose size cannot be read.
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
 * Imports the pictures that lie beside a page by their file's name alone. Docusaurus names its
 * loader in the import, with the folder that the site lies in, so that the same sources would be built
 * to other files in another folder. What is not there or cannot be read, and every other picture, is left to Docusaurus.
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
