const NUMBER = /^(?:(?:chapter|appendix|part)\s+)?(?:[a-z]|[ivx]+|\d+)\.(?:\d+\.)*(?:\d+)?\s+/i;

/** A heading as a reader would type it: without its number. */
export const asTyped = (heading: string): string => heading.replace(NUMBER, '').trim();
