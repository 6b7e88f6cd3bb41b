/** What `isPlainClick` needs to know of a mouse event. */
export type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows a link here, and neither opens a tab or window nor saves the page. */
export function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
