/** Copies text by selecting it, because pages at a plain `http:` address have no clipboard API. */
function copySelection(text: string): boolean {
  const {activeElement} = document;
  const selection = document.getSelection();
  const ranges = Array.from({length: selection?.rangeCount ?? 0}, (_, at) =>
    selection?.getRangeAt(at),
  );
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  // In an open dialog, the field must be inside it, because everything else is inert.
  (activeElement?.closest('dialog') ?? document.body).append(field);
  field.focus({preventScroll: true});
  field.select();
  try {
    // Deprecated, but the only way to copy without the clipboard API.
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({preventScroll: true});
    selection?.removeAllRanges();
    for (const range of ranges) if (range) selection?.addRange(range);
  }
}

async function copyToClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  // Safari only lets a page copy during a click, so the clipboard gets a promise while the text is still loading.
  const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/**
 * Copies text. If the clipboard API is missing or not allowed, copies it from a selection instead. Must be called in
 * a click handler. Returns whether the text was copied.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await copyToClipboard(text);
    return true;
  } catch (error) {
    console.info('The clipboard cannot be used, so the text is copied by a selection.', error);
  }
  try {
    return copySelection(await text);
  } catch (error) {
    console.warn('The text was not copied.', error);
    return false;
  }
}
