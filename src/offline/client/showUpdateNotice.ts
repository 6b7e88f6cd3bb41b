import styles from './updateNotice.module.css';

let shown: HTMLElement | undefined;

function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.className = className;
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

/**
 * Says in a corner of the page, without taking the focus, that a newer build is ready. A tab that stays
 * open may see several; only the newest can still be loaded.
 * @param onReload called when the reader wants it
 */
export function showUpdateNotice(onReload: () => void): void {
  shown?.remove();
  const notice = document.createElement('div');
  shown = notice;
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  const text = 'A new version of this site is ready.';
  const reload = 'Reload';
  const later = 'Later';
  // Screen readers announce what enters a live region, not what a new one already holds.
  requestAnimationFrame(() =>
    notice.append(
      text,
      button(reload, 'button button--primary button--sm', onReload),
      button(later, 'button button--link button--sm', () => notice.remove()),
    ),
  );
}
