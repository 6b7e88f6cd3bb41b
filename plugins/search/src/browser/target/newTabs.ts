import {pageAddress} from './pageAddress';

/** Name of the channel between the tabs of a site. */
const CHANNEL = 'docusaurus-search';

/** A new tab requests the words for its address. The tab with that hit sends them. */
interface Message {
  address: string;
  terms?: string[];
}

/**
 * Answers tabs that were opened by a link of this page.
 *
 * @param termsOf returns the words to mark on the page of a hit with this `pageAddress`, if there is one
 * @returns a function that stops answering
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

/** Asks the other tabs whether this one was opened by a hit. Calls back with its words. */
export function askOtherTabs(onTerms: (terms: string[]) => void): void {
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
