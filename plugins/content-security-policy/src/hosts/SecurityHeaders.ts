export interface SecurityHeaders {
  /** Sites that may frame the pages, as sources of `frame-ancestors`. Default `'none'`. */
  frameAncestors: readonly string[];
  referrerPolicy: string;
}

export function headerEntries({
  frameAncestors,
  referrerPolicy,
}: SecurityHeaders): [string, string][] {
  return [
    ['Content-Security-Policy', `frame-ancestors ${frameAncestors.join(' ')}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', referrerPolicy],
  ];
}

/** One year: files with a hash of their content in the name never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Everything else is cached but revalidated every time. */
export const REVALIDATE = 'no-cache';
