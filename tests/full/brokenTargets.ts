import {DomUtils, parseDocument} from 'htmlparser2';

/** Addresses, exactly as they are written, that do not lead to a page or to an element of it. */
export async function brokenTargets(addresses: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const address of new Set(addresses)) {
    const answer = await fetch(address);
    const id = decodeURIComponent(new URL(address).hash.slice(1));
    const document = parseDocument(await answer.text());
    const isThere = id === '' || DomUtils.getElementById(id, document) !== null;
    if (!answer.ok || !isThere) broken.push(`${address} (${answer.status})`);
  }
  return broken;
}
