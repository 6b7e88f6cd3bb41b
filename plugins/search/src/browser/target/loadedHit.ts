import {askOtherTabs} from './newTabs';

/** Words of a hit in an entry of the browser's history, for a reload of its page. */
interface HitState {
  searchTerms?: string[];
}

/** Keeps the words of a hit with the current entry of the history; without words, forgets them. */
export function keepTerms(terms: string[] | undefined): void {
  const state = {...(window.history.state as HitState | null)};
  if (terms === undefined) delete state.searchTerms;
  else state.searchTerms = terms;
  window.history.replaceState(state, '');
}

/**
 * Marks the words of a hit on a page that the browser has loaded: again after a reload, or in a new tab.
 * The code for marking loads only then.
 */
export function markLoadedHit(): void {
  const mark = (terms: string[]): void => {
    import('./targetHighlight').then(
      ({markThisPage}) => markThisPage(terms),
      (error: unknown) => console.warn('The found words are not marked.', error),
    );
  };
  const {searchTerms} = (window.history.state ?? {}) as HitState;
  if (searchTerms) mark(searchTerms);
  else if (window.history.length === 1) askOtherTabs(mark);
}
