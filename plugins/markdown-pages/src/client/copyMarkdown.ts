async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return response.text();
}

/** Pages without a secure context have no clipboard, but can copy a selection. */
function copySelection(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  // Deprecated, and the only way on plain http.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser does not allow this page to copy.');
}

/**
 * Copies the text at an address. Must be called in the handler of a click.
 * @throws Error if the browser refuses, or if the address cannot be fetched
 */
export async function copyMarkdown(address: string): Promise<void> {
  const text = fetchText(address);
  if (!('clipboard' in navigator)) return copySelection(await text);
  // Safari only allows copying while the click is handled, and takes a promise of the text then.
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
