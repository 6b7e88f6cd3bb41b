import type {SearchResults} from '../../worker/searchAnswer';
import type {SearchState} from '../asking/useSearch';

/** The results in view: those of the search, or of the one before it while it is on its way. */
export function shownResults(state: SearchState): SearchResults | undefined {
  const results = state.kind === 'loading' ? state.previous : state;
  return results?.kind === 'results' ? results : undefined;
}
