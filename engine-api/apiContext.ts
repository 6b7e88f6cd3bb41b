/** Key of the search context for the engine's API. */
export const API_CONTEXT = 'api';
