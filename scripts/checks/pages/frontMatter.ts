import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {MarkdownFile} from './markdownFiles';

export async function frontMatterOf({path, text}: MarkdownFile): Promise<Record<string, unknown>> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: path, fileContent: text});
  return frontMatter;
}
