import {createStorageSlot} from '@docusaurus/theme-common';
import {OPENED_HIT_KEY} from '../../names';
import {requestHitTerms} from './tabChannel';
import {pageAddress} from './pageAddress';

/**
 * Storage instead of `history.state`, which a reload loses if the host redirects to another address of the page.
 */
const storage = () => createStorageSlot(OPENED_HIT_KEY, {persistence: 'sessionStorage'});

export function keepHit(terms: readonly string[]): void {
  storage().set([pageAddress(), ...terms].join('\n'));
}

export function forgetHit(): void {
  storage().del();
}

function keptTerms(): string[] | undefined {
  const [address, ...terms] = storage().get()?.split('\n') ?? [];
  return address === pageAddress() ? terms : undefined;
}

/**
 * Marks the words of a hit on a page that the browser has loaded, after a reload or in a new tab. The code
 * for marking only loads then.
 */
export function markLoadedHit(): void {
  const mark = (terms: string[]): void => {
    import('./targetHighlight').then(
      ({markThisPage}) => markThisPage(terms),
      (error: unknown) => console.warn('The matched words are not marked.', error),
    );
  };
  const terms = keptTerms();
  if (terms) mark(terms);
  else if (window.history.length === 1) requestHitTerms(mark);
}
