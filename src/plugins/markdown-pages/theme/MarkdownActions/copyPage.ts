async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return response.text();
}

/**
 * Copies what is at an address. It has to be called while the reader presses a button.
 * @throws Error where the browser refuses, or the address does not answer
 */
export async function copyPage(address: string): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('This page has no clipboard.');
  const text = textOf(address);
  // Safari lets a page copy while a button is pressed only, so it is handed what is still to come.
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
