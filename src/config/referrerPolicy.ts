/**
 * Referrer policy of all pages. It sends only the origin, even to the site's own host, because the address of a results
 * page contains the reader's query.
 */
export const REFERRER_POLICY = 'strict-origin';
