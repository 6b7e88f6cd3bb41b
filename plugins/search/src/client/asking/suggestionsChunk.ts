/**
 * Name of the chunk that is loaded when a reader turns to the search. `SearchField` repeats it in the
 * comment of its import, where bundlers read no constant.
 */
export const SUGGESTIONS_CHUNK = 'search-suggestions';
