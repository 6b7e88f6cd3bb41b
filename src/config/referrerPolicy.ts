/**
 * Referrer policy of all pages. The address of a results page contains the query, which is not even
 * sent to the site's own host.
 */
export const REFERRER_POLICY = 'strict-origin';
