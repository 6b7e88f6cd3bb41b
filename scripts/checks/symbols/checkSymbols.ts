import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {MarkdownNode} from '../../../plugins/api-links/src/remark/Markdown';
import {remarkApiLinks} from '../../../plugins/api-links/src';
import {exampleFiller} from '../../../src/plugins/examples/exampleFiller';
import {remarkFilledCode} from '../../../src/markdown/remarkFilledCode';
import {stageFiller} from '../../../src/plugins/tutorials/stageFiller';
import {apiLinkOptions} from '../../../engine-api/apiLinkOptions';
import type {MarkdownFile} from '../pages/markdownFiles';
import {markdownTree} from './markdownTree';

export interface SymbolReport {
  readonly links: number;
  readonly messages: readonly string[];
}

function linksIn(node: MarkdownNode): number {
  const isApiLink = node.type === 'link' && node.data?.['hProperties'] !== undefined;
  return (node.children ?? []).reduce((sum, child) => sum + linksIn(child), isApiLink ? 1 : 0);
}

export async function checkSymbols(files: readonly MarkdownFile[]): Promise<SymbolReport> {
  const messages: string[] = [];
  let links = 0;
  const fill = remarkFilledCode([stageFiller(), exampleFiller()]);
  const transform = remarkApiLinks({...apiLinkOptions, onUnknownName: 'throw'});
  for (const {file, path, text} of files) {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: path, fileContent: text});
    try {
      const tree = markdownTree(text);
      fill(tree, {path});
      transform(tree, {path, data: {frontMatter}});
      links += linksIn(tree);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      messages.push(...(message.includes(file) ? message.split('\n') : [`${file}: ${message}`]));
    }
  }
  return {links, messages};
}
