import path from 'node:path';
import type {HtmlNode} from '../HtmlNode';
import {codeHtml} from './codeHtml';
import {codeMeta} from './codeMeta';
import {takeMagicComments} from './magicComments';
import {languageNames} from './prism';

function languageOf({className}: Record<string, unknown>): string {
  const classes = Array.isArray(className) ? className.map(String) : [];
  const name = classes.find((one) => one.startsWith('language-'))?.slice('language-'.length);
  return (name ?? 'text').toLowerCase();
}

function highlight(element: HtmlNode): void {
  const {properties = {}, children = []} = element;
  const language = languageOf(properties);
  if (!languageNames().includes(language))
    throw new Error(
      `The language "${language}" of a code block is not highlighted. Correct it, write "text", or add it to src/markdown/code/prism.ts.`,
    );
  const meta = codeMeta(typeof properties.metastring === 'string' ? properties.metastring : '');
  const written = children
    .map(({value = ''}) => value)
    .join('')
    .replace(/\r?\n$/, '');
  const marked = meta.highlighted ? {code: written} : takeMagicComments(written);
  element.children = [];
  element.properties = {
    className: [`language-${language}`],
    html: codeHtml({language, ...marked, ...meta}),
  };
}

/**
 * Highlights code blocks during the build, so that browsers need no highlighter.
 *
 * @throws Error that names file and line if the language or meta string of a block is invalid
 */
export function rehypeCode() {
  return (tree: HtmlNode, file: {readonly path: string}): void => {
    const visit = (node: HtmlNode): void => {
      for (const child of node.children ?? []) {
        if (node.tagName !== 'pre' || child.tagName !== 'code') {
          visit(child);
          continue;
        }
        try {
          highlight(child);
        } catch (cause) {
          const line = (child.position ?? node.position)?.start.line ?? 1;
          const place = `${path.relative(process.cwd(), file.path)}:${line}`;
          throw new Error(`${place}: ${(cause as Error).message}`, {cause});
        }
      }
    };
    visit(tree);
  };
}
