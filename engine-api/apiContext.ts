/** Key of the context in which the search finds the engine's API. */
export const API_CONTEXT = 'api';
