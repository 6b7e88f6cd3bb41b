import {pageAddress} from './pageAddress';

const CHANNEL = 'docusaurus-search';

/** A new tab sends its address to request the words to mark. The tab with that hit replies with the words. */
interface Message {
  address: string;
  terms?: string[];
}

/**
 * Sends the words of a hit to tabs that were opened by a link on this page.
 *
 * @param termsOf returns the words to mark at an address from `pageAddress`, or undefined if the address is not that of
 * a hit
 * @returns a function that closes the channel
 */
export function answerNewTabs(termsOf: (address: string) => string[] | undefined): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({data: {address, terms}}: MessageEvent<Message>) => {
    const found = terms === undefined ? termsOf(address) : undefined;
    if (found) channel.postMessage({address, terms: found} satisfies Message);
  };
  return () => channel.close();
}

/** Requests the words to mark from the tab whose hit opened this tab. */
export function requestHitTerms(onTerms: (terms: string[]) => void): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  const asked = pageAddress();
  channel.onmessage = ({data: {address, terms}}: MessageEvent<Message>) => {
    if (terms === undefined || address !== asked) return;
    channel.close();
    // The reader may have navigated in the meantime.
    if (pageAddress() === asked) onTerms(terms);
  };
  channel.postMessage({address: asked} satisfies Message);
}
