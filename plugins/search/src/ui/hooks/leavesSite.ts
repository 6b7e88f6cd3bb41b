const HOST = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/** Whether an address leads to another site: the search finds what is documented elsewhere, too. */
export const leavesSite = (url: string): boolean => HOST.test(url);
