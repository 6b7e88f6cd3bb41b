/** The address of a results page holds what was searched for; not even the site's own host is told it. */
export const REFERRER_POLICY = 'strict-origin';
