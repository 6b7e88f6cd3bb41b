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
}

/** HTML of a block of code without the element around it. */
export function codeFrame({code, title, firstLine}: CodeParts): string {
  const heading = title === undefined ? '' : `<div class="code-title">${escapeCode(title)}</div>`;
  const numbers =
    firstLine === undefined
      ? ''
      : ` class="code-numbers" style="counter-reset:line ${firstLine - 1}"`;
  // The keyboard scrolls what has the focus.
  return `${heading}<div class="code-content"><pre class="thin-scrollbar" tabindex="0"><code${numbers}>${code}</code></pre></div>`;
}
