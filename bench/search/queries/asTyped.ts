const NUMBER = /^(?:(?:chapter|appendix|part)\s+)?(?:[a-z]|[ivx]+|\d+)\.(?:\d+\.)*(?:\d+)?\s+/i;

/** What a reader would type of a heading: without its number. */
export const asTyped = (heading: string): string => heading.replace(NUMBER, '').trim();
