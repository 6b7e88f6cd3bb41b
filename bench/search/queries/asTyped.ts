const NUMBER = /^(?:(?:chapter|appendix|part)\s+)?(?:[a-z]|[ivx]+|\d+)\.(?:\d+\.)*(?:\d+)?\s+/i;

export const asTyped = (heading: string): string => heading.replace(NUMBER, '').trim();
