import styles from './keyboardHelp.module.css';
import {areSingleKeysOn, setSingleKeys} from './singleKeys';

const isApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

const shortcuts = (): [keys: string[], meaning: string][] => [
  [[isApple() ? '⌘ K' : 'Ctrl K', '/'], 'Search'],
  [['T'], 'Change the theme'],
  [['N'], 'Next page'],
  [['P'], 'Previous page'],
  [['J'], 'Next heading'],
  [['K'], 'Previous heading'],
  [['?'], 'Show these keys'],
];

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  children: Node[] = [],
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(text, ...children);
  return created;
}

/** Returns a checkbox that turns single-letter shortcuts off, as WCAG 2.1.4 requires. */
function choice(): HTMLElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = areSingleKeysOn();
  box.addEventListener('change', () => setSingleKeys(box.checked));
  return element('label', '', [box, element('span', 'Use letters as shortcuts')]);
}

export function showKeyboardHelp(): void {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  const heading = element('h2', 'Keyboard shortcuts');
  heading.id = 'keyboard-help';
  // Focuses the heading, because the dialog would otherwise focus the checkbox.
  heading.tabIndex = -1;
  heading.autofocus = true;
  dialog.setAttribute('aria-labelledby', heading.id);
  const rows = shortcuts().map(([keys, meaning]) => {
    const names = keys.map((key) => element('kbd', key));
    return element('div', '', [element('dt', '', names), element('dd', meaning)]);
  });
  const close = element('button', 'Close');
  close.className = 'button button--primary button--sm';
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(heading, element('dl', '', rows), choice(), close);
  document.body.append(dialog);
  dialog.showModal();
}
