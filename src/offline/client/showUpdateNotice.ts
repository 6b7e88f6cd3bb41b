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
 * Shows a notice that a newer build is available, without moving the focus. It replaces an earlier notice, because only
 * the newest build can still be loaded.
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
  // Added a frame later, because screen readers announce changes of a live region but not its initial content.
  requestAnimationFrame(() =>
    notice.append(
      text,
      button(reload, 'button button--primary button--sm', onReload),
      button(later, 'button button--link button--sm', () => notice.remove()),
    ),
  );
}
