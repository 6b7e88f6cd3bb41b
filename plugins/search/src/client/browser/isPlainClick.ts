/** What `isPlainClick` needs to know of a mouse event. */
export type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows a link here, and neither opens a tab or window nor saves the page. */
export function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Whether a click that is not of the main button opens a tab of its own: the right one opens a menu. */
export function isMiddleClick({button}: Pick<MouseEvent, 'button'>): boolean {
  return button === 1;
}
