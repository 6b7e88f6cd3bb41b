import {existsSync} from 'node:fs';
import path from 'node:path';
import {imageSizeFromFile} from 'image-size/fromFile';
import {attribute, expressionAttribute, required} from './estree';
import type {MarkdownNode} from './MarkdownNode';

/** Relative path such as `./hill.png`, without query or hash. */
const BESIDE = /^(?!\/|@site\/|[a-z][a-z\d+.-]*:)[^?#]+$/i;

async function imported(node: MarkdownNode, folder: string): Promise<MarkdownNode> {
  const {alt, title, url = ''} = node;
  const address = path.posix.join('.', decodeURIComponent(url));
  const size = await imageSizeFromFile(path.join(folder, address)).catch(() => undefined);
  // Keeps the image unchanged. Docusaurus warns if its size cannot be read.
  if (size === undefined) return node;
  const attributes = [
    ...(alt ? [attribute('alt', alt)] : []),
    expressionAttribute('src', required(`./${address}`)),
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
  return async (tree: MarkdownNode, {path: page}: {path: string}): Promise<void> => {
    const folder = path.dirname(page);
    const isFile = ({type, url = ''}: MarkdownNode): boolean =>
      type === 'image' &&
      BESIDE.test(url) &&
      existsSync(path.join(folder, decodeURIComponent(url)));
    const visit = async (node: MarkdownNode): Promise<MarkdownNode> => {
      if (isFile(node)) return imported(node, folder);
      if (node.children) node.children = await Promise.all(node.children.map(visit));
      return node;
    };
    await visit(tree);
  };
}
