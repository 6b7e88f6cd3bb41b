import prefetch from '@docusaurus/core/lib/client/prefetch.js';

const asked = new Map<string, Promise<void>>();

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/**
 * Fetches a script ahead as Docusaurus does, but each once and when the page has nothing else to do.
 * Docusaurus asks for the scripts of every link in view, most of which all of them need: hundreds of
 * elements at once, while the reader waits.
 */
export default function prefetchOnce(url: string): Promise<void> {
  const before = asked.get(url);
  if (before) return before;
  const answer = idle().then(() => prefetch(url));
  asked.set(url, answer);
  return answer;
}
