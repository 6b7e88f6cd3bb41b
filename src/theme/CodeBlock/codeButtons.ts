import {showImports, unfoldLines} from './unfoldCode';

const labels = () => ({
  copy: 'Copy code to clipboard',
  copied: 'Copied',
  link: 'Copy link to the selected lines',
  wrap: 'Toggle word wrap',
});

function button(name: string, label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `clean-btn code-button code-button--${name}`;
  element.title = label;
  element.setAttribute('aria-label', label);
  return element;
}

/** Adds the buttons, which do nothing without scripts, so that pages come without them. */
export function addCodeButtons(block: HTMLElement | null): void {
  const content = block?.querySelector('.code-content');
  if (!content || content.querySelector('.code-buttons')) return;
  const {copy, link, wrap} = labels();
  const buttons = document.createElement('div');
  buttons.className = 'code-buttons';
  const wrapButton = button('wrap', wrap);
  wrapButton.hidden = true;
  buttons.append(wrapButton, button('link', link), button('copy', copy));
  content.append(buttons);
}

/** Offers to wrap lines where some are cut off. It is asked when a reader comes to the block. */
export function offerWrapping(block: HTMLElement): void {
  const [pre, wrap] = [block.querySelector('pre'), block.querySelector('.code-button--wrap')];
  if (!pre || !(wrap instanceof HTMLElement)) return;
  wrap.hidden = pre.scrollWidth <= pre.clientWidth && !block.classList.contains('code-wrapped');
}

async function copy(code: HTMLElement): Promise<void> {
  // There is no clipboard on pages of a plain `http:` address.
  if ('clipboard' in navigator) return navigator.clipboard.writeText(code.textContent);
  window.getSelection()?.selectAllChildren(code);
  document.execCommand('copy');
  return undefined;
}

/** The address is that of the window, too, where it can be copied without a clipboard. */
async function copyLink(block: HTMLElement, code: HTMLElement): Promise<void> {
  const {addressOfLines, linesOfHash, showLines} = await import('./codeLines');
  const address = addressOfLines(block, code);
  window.history.replaceState(window.history.state, '', address);
  const lines = linesOfHash(new URL(address).hash);
  if (lines) showLines(lines);
  if ('clipboard' in navigator) await navigator.clipboard.writeText(address);
}

/** How long a button says that the code has been copied, in milliseconds. */
const COPIED = 1000;

/** Does what the button says that was pressed within the block, if it was one. */
export async function pressCodeButton(block: HTMLElement, pressed: EventTarget): Promise<void> {
  const target = pressed instanceof Element ? pressed.closest('.code-button, .code-fold') : null;
  const code = block.querySelector('code');
  if (!target || !code) return;
  if (target.matches('.code-fold--imports')) {
    showImports(block, target.getAttribute('aria-expanded') === 'false');
    return;
  }
  if (target.matches('.code-fold--lines')) {
    unfoldLines(block);
    block.querySelector('pre')?.focus({preventScroll: true});
    return;
  }
  if (target.matches('.code-button--wrap')) {
    const isWrapped = block.classList.toggle('code-wrapped');
    target.setAttribute('aria-pressed', String(isWrapped));
    return;
  }
  const isLink = target.matches('.code-button--link');
  await (isLink ? copyLink(block, code) : copy(code));
  const {copied, link, copy: copyLabel} = labels();
  target.classList.add('code-button--copied');
  target.setAttribute('aria-label', copied);
  window.setTimeout(() => {
    target.classList.remove('code-button--copied');
    target.setAttribute('aria-label', isLink ? link : copyLabel);
  }, COPIED);
}
