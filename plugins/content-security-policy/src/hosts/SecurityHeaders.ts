/** Headers that every answer of the host should carry. */
export interface SecurityHeaders {
  /** Sites that may frame the pages, as sources of `frame-ancestors`. Default `'none'`. */
  frameAncestors: readonly string[];
  /** Default `strict-origin-when-cross-origin`. */
  referrerPolicy: string;
}

/** Names and values, in the order in which the files list them. */
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

/** A year: files whose name holds the hash of their content never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Everything else is kept, but asked for each time whether it is still current. */
export const REVALIDATE = 'no-cache';
