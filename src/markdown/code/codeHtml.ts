import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {type CodeFolds, codeFolds} from './codeFolds';
import {type CodeToken, codeTokens, tokenLines} from './codeTokens';

export interface CodeBlock {
  readonly code: string;
  /** One of `languageNames`. */
  readonly language: string;
  readonly title?: string | undefined;
  /** Number of the first line. If undefined, lines have no numbers. */
  readonly firstLine?: number | undefined;
  /** Highlighted lines, counted from zero. */
  readonly highlighted?: ReadonlySet<number>;
  /** Whether to show the whole block even if it is long. */
  readonly isWhole?: boolean;
}

const text = (value: string): ElementContent => ({type: 'text', value});

const elementsOf = (tokens: readonly CodeToken[]): ElementContent[] =>
  tokens.map(({color, text: value}) =>
    color === undefined ? text(value) : h(`span.token.${color}`, value),
  );

function linesOf(
  tokens: readonly CodeToken[],
  {highlighted, firstLine}: CodeBlock,
): ElementContent[][] {
  const lines = tokenLines(tokens);
  if (firstLine === undefined && !highlighted?.size)
    return lines.map((line, at) => [
      ...elementsOf(line),
      ...(at < lines.length - 1 ? [text('\n')] : []),
    ]);
  return lines.map((line, at) => [
    h(
      highlighted?.has(at) ? 'span.code-line.theme-code-block-highlighted-line' : 'span.code-line',
      [...elementsOf(line), text('\n')],
    ),
  ]);
}

function contentOf(block: CodeBlock, {imports}: CodeFolds): ElementContent[] {
  const tokens = codeTokens(block.code, block.language);
  if (!imports && block.firstLine === undefined && !block.highlighted?.size)
    return elementsOf(tokens);
  const lines = linesOf(tokens, block);
  if (!imports) return lines.flat();
  return [
    ...lines.slice(0, imports.start).flat(),
    h('span.code-imports', lines.slice(imports.start, imports.end).flat()),
    ...lines.slice(imports.end).flat(),
  ];
}

const foldButton = (name: string, label: string, state: object = {}): Element =>
  h(`button.clean-btn.code-fold.code-fold--${name}`, {type: 'button', ...state}, label);

/**
 * Returns the HTML of a highlighted block, without the outer element. The text of its `code` element is exactly the
 * code.
 */
export function codeHtml(block: CodeBlock): string {
  const {code, language, title, firstLine, highlighted = new Set(), isWhole = false} = block;
  const folds = codeFolds(code, language, highlighted);
  const {imports} = folds;
  const lines = isWhole ? undefined : folds.lines;
  const numbers =
    firstLine === undefined
      ? {}
      : {class: 'code-numbers', style: `counter-reset:line ${firstLine - 1}`};
  const tree = [
    ...(title === undefined ? [] : [h('.code-title', title)]),
    h(lines === undefined ? '.code-content' : '.code-content.code-long', [
      ...(imports
        ? [foldButton('imports', `${imports.count} imports`, {ariaExpanded: 'false'})]
        : []),
      // Focusable, so that readers without a mouse can scroll it.
      h('pre.thin-scrollbar', {tabIndex: 0, translate: 'no'}, [
        h('code', numbers, contentOf(block, folds)),
      ]),
      ...(lines === undefined ? [] : [foldButton('lines', `Show all ${lines} lines`)]),
    ]),
  ];
  return toHtml(tree, {characterReferences: {useNamedReferences: true}});
}
