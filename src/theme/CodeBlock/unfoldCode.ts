export function unfoldLines(block: HTMLElement): void {
  block.querySelector('.code-long')?.classList.remove('code-long');
  block.querySelector('.code-fold--lines')?.remove();
}

/** Unfolds a block that the browser has scrolled to show a match of "Find in page". */
export function unfoldScrolled(block: HTMLElement): void {
  if (block.querySelector('.code-long pre')?.scrollTop) unfoldLines(block);
}

export function unfoldCode(block: HTMLElement): void {
  unfoldLines(block);
  showImports(block, true);
}

export function showImports(block: HTMLElement, isShown: boolean): void {
  block.classList.toggle('code-with-imports', isShown);
  block.querySelector('.code-fold--imports')?.setAttribute('aria-expanded', String(isShown));
}
