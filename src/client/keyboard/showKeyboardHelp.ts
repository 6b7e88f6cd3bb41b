import {translate} from '@docusaurus/Translate';
import styles from './keyboardHelp.module.css';
import {areSingleKeysOn, setSingleKeys} from './singleKeys';

const isApple = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

function shortcuts(): [keys: string[], meaning: string][] {
  const description = 'What a key of the site does';
  return [
    [
      [isApple() ? '⌘ K' : 'Ctrl K', '/'],
      translate({id: 'keyboard.search', message: 'Search', description}),
    ],
    [['T'], translate({id: 'keyboard.theme', message: 'Change the theme', description})],
    [['N'], translate({id: 'keyboard.next', message: 'Next page', description})],
    [['P'], translate({id: 'keyboard.previous', message: 'Previous page', description})],
    [['J'], translate({id: 'keyboard.nextHeading', message: 'Next heading', description})],
    [['K'], translate({id: 'keyboard.previousHeading', message: 'Previous heading', description})],
    [['?'], translate({id: 'keyboard.help', message: 'Show these keys', description})],
  ];
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  children: Node[] = [],
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.append(text, ...children);
  return created;
}

/** Lets readers switch the letters off, as WCAG's success criterion 2.1.4 asks. */
function choice(): HTMLElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = areSingleKeysOn();
  box.addEventListener('change', () => setSingleKeys(box.checked));
  const text = translate({
    id: 'keyboard.singleKeys',
    message: 'Use letters as shortcuts',
    description: 'Checkbox that switches shortcuts of one letter on and off',
  });
  return element('label', '', [box, element('span', text)]);
}

/** Shows the keys of the site, until the reader closes them with Escape or the button. */
export function showKeyboardHelp(): void {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  const heading = element(
    'h2',
    translate({
      id: 'keyboard.title',
      message: 'Keyboard shortcuts',
      description: 'Title of the list of keys',
    }),
  );
  heading.id = 'keyboard-help';
  // The dialog begins with it, and not with the switch.
  heading.tabIndex = -1;
  heading.autofocus = true;
  dialog.setAttribute('aria-labelledby', heading.id);
  const rows = shortcuts().map(([keys, meaning]) => {
    const names = keys.map((key) => element('kbd', key));
    return element('div', '', [element('dt', '', names), element('dd', meaning)]);
  });
  const close = element(
    'button',
    translate({
      id: 'keyboard.close',
      message: 'Close',
      description: 'Button that closes the list of keys',
    }),
  );
  close.className = 'button button--primary button--sm';
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(heading, element('dl', '', rows), choice(), close);
  document.body.append(dialog);
  dialog.showModal();
}
