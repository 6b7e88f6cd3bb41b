import type {CodeFolds} from './codeFolds';

/** Text as it stands in HTML, between tags. */
export function escapeCode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export interface CodeParts {
  /** HTML of the code itself. */
  code: string;
  /** What stands above the code, as text; nothing if undefined. */
  title?: string | undefined;
  /** Number of the first line; lines have no numbers if undefined. */
  firstLine?: number | undefined;
  /** What of it is folded; nothing if undefined. */
  folds?: CodeFolds | undefined;
}

/** A button whose text is still to come, in the language of the page: see `foldLabels`. */
function foldButton(name: 'imports' | 'lines', count: number): string {
  const state = name === 'imports' ? ' aria-expanded="false"' : '';
  return `<button type="button" class="clean-btn code-fold code-fold--${name}"${state}><!--${name}:${count}--></button>`;
}

/** HTML of a block of code without the element around it. */
export function codeFrame({code, title, firstLine, folds}: CodeParts): string {
  const heading = title === undefined ? '' : `<div class="code-title">${escapeCode(title)}</div>`;
  const numbers =
    firstLine === undefined
      ? ''
      : ` class="code-numbers" style="counter-reset:line ${firstLine - 1}"`;
  const imports = folds?.imports ? foldButton('imports', folds.imports.count) : '';
  const [all, long] =
    folds?.lines === undefined ? ['', ''] : [foldButton('lines', folds.lines), ' code-long'];
  // The keyboard scrolls what has the focus.
  return `${heading}<div class="code-content${long}">${imports}<pre class="thin-scrollbar" tabindex="0"><code${numbers}>${code}</code></pre>${all}</div>`;
}
