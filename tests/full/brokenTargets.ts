import {DomUtils, parseDocument} from 'htmlparser2';

/** Returns the addresses whose page or anchor does not exist, with the status. Addresses are not normalized. */
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
