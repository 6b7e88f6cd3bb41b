import {copyText} from '@screwbox/shared/clipboard/copyText';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return response.text();
}

/**
 * Copies the text at an address. Must be called in a click handler.
 *
 * @throws Error if the browser does not allow copying, or if the address cannot be fetched
 */
export async function copyMarkdown(address: string): Promise<void> {
  if (!(await copyText(fetchText(address)))) throw new Error(`${address} was not copied.`);
}
