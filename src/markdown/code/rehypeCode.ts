import {codeFolds} from './codeFolds';
import {codeFrame} from './codeFrame';
import {codeMarkup} from './codeMarkup';
import {codeMeta} from './codeMeta';

/** What is read and written of a node of HTML (hast). */
export interface CodeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: CodeNode[];
}

function highlight(element: CodeNode): void {
  const {className, metastring} = element.properties ?? {};
  const classes = Array.isArray(className) ? className.map(String) : [];
  const named = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  const language = (named ?? 'text').toLowerCase();
  const text = (element.children ?? []).map(({value = ''}) => value).join('');
  const {code, title, firstLine, highlighted} = codeMeta(
    text,
    typeof metastring === 'string' ? metastring : '',
  );
  const folds = codeFolds(code, language, highlighted);
  const marks = {isNumbered: firstLine !== undefined, highlighted, imports: folds.imports};
  const markup = codeMarkup(code, language, marks);
  element.children = [];
  element.properties = {
    className: [`language-${language}`],
    html: codeFrame({code: markup, title, firstLine, folds}),
  };
}

function visit(node: CodeNode): void {
  for (const child of node.children ?? [])
    if (node.tagName === 'pre' && child.tagName === 'code') highlight(child);
    else visit(child);
}

/**
 * Highlights blocks of code while the site is built: each becomes the HTML that readers get, and
 * none of them needs a highlighter in the browser.
 */
export function rehypeCode() {
  return (tree: CodeNode): void => visit(tree);
}
