import {resolve} from 'node:path';
import logger from '@docusaurus/logger';
import {ApiIndex} from '../data/ApiIndex';
import {readApiData} from '../data/readApiData';
import {javadocUrl, type JavadocAddress} from '../links/javadocUrl';
import {instancesOf} from '../names/instances';
import {resolveCode} from '../names/resolveCode';
import type {NameContext} from '../names/NameContext';
import {type ApiLinksOptions, resolveOptions} from '../options';
import {type InlineCode, inlineCodeOf, wordsOfCode} from './inlineCode';
import type {MarkdownNode, MarkdownSource} from './Markdown';
import {pageSettings} from './pageSettings';
import {unknownNameMessage} from './unknownNameMessage';

/** Word after the language of a code block whose names do not count as known. */
const NOT_COMPILED = 'no-compile';

function link(node: MarkdownNode, url: string, className: string): MarkdownNode {
  return {type: 'link', url, data: {hProperties: {className: [className]}}, children: [node]};
}

function replace({node, parent}: InlineCode, replacement: MarkdownNode): void {
  parent.children = parent.children?.map((child) => (child === node ? replacement : child));
}

/**
 * A remark plugin that links types and members of a Java API in inline code to their JavaDoc, and reports names that
 * look like API but do not exist.
 *
 * A leading backslash in the code or `api_links: false` in the front matter opts out. The backslash is only removed
 * if it has that effect: `\n` and `\d+` stay.
 *
 * @throws Error if an option is wrong, and for each page with unknown names unless `onUnknownName` says otherwise
 */
export function remarkApiLinks(options: ApiLinksOptions) {
  const {onUnknownName, className, knownNames, ...resolved} = resolveOptions(options);
  const data = readApiData(resolve(resolved.api));
  const index = new ApiIndex(data);
  const instances = instancesOf(resolved.instancesOf, index);
  const address: JavadocAddress = {
    template: resolved.javadocUrl,
    groupId: data.header.groupId,
    version: resolved.version ?? data.header.version,
  };

  return (tree: MarkdownNode, file: MarkdownSource): void => {
    const {isEnabled, subjects} = pageSettings(file, index);
    if (!isEnabled) {
      return;
    }
    const words = wordsOfCode(tree, 'java', NOT_COMPILED);
    const isKnown = (name: string) => words.has(name) || knownNames.includes(name);
    const context: NameContext = {index, instances, isKnown, subjects};
    /** In a table cell, code can name members of the type in the column header. */
    const contextOf = ({columnHead}: InlineCode): NameContext => {
      const types = columnHead.flatMap((name) => index.findType(name) ?? []);
      return {...context, subjects: [...types, ...subjects]};
    };
    const unknown: string[] = [];

    for (const code of inlineCodeOf(tree)) {
      const {node, isLinkable} = code;
      const written = node.value ?? '';
      const isOptOut = written.startsWith('\\');
      const text = isOptOut ? written.slice(1) : written;
      const resolution = resolveCode(text, contextOf(code));
      if (isOptOut) {
        node.value = resolution.kind === 'plain' ? written : text;
      } else if (resolution.kind === 'link' && isLinkable) {
        replace(code, link(node, javadocUrl(resolution.target, index, address), className));
      } else if (resolution.kind === 'unknown') {
        unknown.push(unknownNameMessage(resolution, text, file.path, node));
      }
    }
    if (unknown.length > 0) {
      logger.report(onUnknownName)(unknown.join('\n'));
    }
  };
}
