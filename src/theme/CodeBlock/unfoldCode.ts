/** Shows the end of a long block of code. */
export function unfoldLines(block: HTMLElement): void {
  block.querySelector('.code-long')?.classList.remove('code-long');
  block.querySelector('.code-fold--lines')?.remove();
}

/** What the browser brings into view within a folded block, as it finds words there, has to be seen. */
export function unfoldScrolled(block: HTMLElement): void {
  if (block.querySelector('.code-long pre')?.scrollTop) unfoldLines(block);
}

/** Shows all of a block of code. */
export function unfoldCode(block: HTMLElement): void {
  unfoldLines(block);
  showImports(block, true);
}

/** Shows or hides the imports of a block of code. */
export function showImports(block: HTMLElement, isShown: boolean): void {
  block.classList.toggle('code-with-imports', isShown);
  block.querySelector('.code-fold--imports')?.setAttribute('aria-expanded', String(isShown));
}
