import {copyText} from '@screwbox/shared/clipboard/copyText';
import {showImports, unfoldCode, unfoldLines} from './unfoldCode';

const LABELS = {
  wrap: 'Toggle word wrap',
  link: 'Copy link to the selected lines',
  copy: 'Copy code to clipboard',
};

function button(name: keyof typeof LABELS): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `clean-btn code-button code-button--${name}`;
  element.title = LABELS[name];
  element.setAttribute('aria-label', LABELS[name]);
  return element;
}

/** Adds the buttons of a code block. They are not in the HTML, because they need scripts. */
export function addCodeButtons(block: HTMLElement | null): void {
  const content = block?.querySelector('.code-content');
  if (!content || content.querySelector('.code-buttons')) return;
  const buttons = document.createElement('div');
  buttons.className = 'code-buttons';
  const status = document.createElement('span');
  status.className = 'code-status';
  status.setAttribute('role', 'status');
  const wrap = button('wrap');
  wrap.hidden = true;
  buttons.append(status, wrap, button('link'), button('copy'));
  content.append(buttons);
}

export function offerWrapping(block: HTMLElement): void {
  const [pre, wrap] = [block.querySelector('pre'), block.querySelector('.code-button--wrap')];
  if (!pre || !(wrap instanceof HTMLElement)) return;
  wrap.hidden = pre.scrollWidth <= pre.clientWidth && !block.classList.contains('code-wrapped');
}

/** Time in milliseconds for which a block shows that it was copied. */
const COPIED = 2000;

function report(block: HTMLElement, isCopied: boolean, failure: string): void {
  const status = block.querySelector('.code-status');
  if (!status) return;
  status.textContent = isCopied ? 'Copied' : failure;
  if (isCopied) window.setTimeout(() => (status.textContent = ''), COPIED);
}

async function copyCode(block: HTMLElement, code: HTMLElement): Promise<void> {
  const isCopied = await copyText(code.textContent);
  if (!isCopied) {
    unfoldCode(block);
    document.getSelection()?.selectAllChildren(code);
  }
  report(block, isCopied, 'Not copied: the code is selected, copy it with the keyboard');
}

async function copyLink(block: HTMLElement, code: HTMLElement): Promise<void> {
  const address = import('./codeLines').then(({addressOfLines, linesOfHash, showLines}) => {
    const selected = addressOfLines(block, code);
    window.history.replaceState(window.history.state, '', selected);
    const lines = linesOfHash(new URL(selected).hash);
    if (lines) showLines(lines);
    return selected;
  });
  report(block, await copyText(address), 'Not copied: the link is in the address bar');
}

export async function pressCodeButton(block: HTMLElement, pressed: EventTarget): Promise<void> {
  const target = pressed instanceof Element ? pressed.closest('.code-button, .code-fold') : null;
  const code = block.querySelector('code');
  if (!target || !code) return;
  if (target.matches('.code-fold--imports')) {
    showImports(block, target.getAttribute('aria-expanded') === 'false');
  } else if (target.matches('.code-fold--lines')) {
    unfoldLines(block);
    block.querySelector('pre')?.focus({preventScroll: true});
  } else if (target.matches('.code-button--wrap')) {
    const isWrapped = block.classList.toggle('code-wrapped');
    target.setAttribute('aria-pressed', String(isWrapped));
  } else if (target.matches('.code-button--link')) {
    await copyLink(block, code);
  } else {
    await copyCode(block, code);
  }
}
