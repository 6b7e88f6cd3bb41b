/** Directives of a policy in HTML. `frame-ancestors` only works as a header. */
export type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'worker-src'
  | 'manifest-src'
  | 'media-src'
  | 'frame-src'
  | 'object-src'
  | 'base-uri'
  | 'form-action';

/** Sources by directive, as written in the policy. */
export type Directives = Partial<Record<Directive, readonly string[]>>;

/**
 * Allows only what a static Docusaurus site needs from its own origin. Styles need `unsafe-inline` because of
 * `style` attributes in rendered HTML. Everything has its own directive, except prefetched files, for which
 * Firefox uses `default-src`.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export const DEFAULT_DIRECTIVES: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'media-src': ["'none'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/**
 * Whether a policy was written by `serializePolicy`. No other program writes all directives in this order without
 * spaces after semicolons.
 */
export function isSerializedPolicy(policy: string): boolean {
  const names = policy.split(';').map((directive) => directive.split(' ')[0]);
  return names.join() === Object.keys(DEFAULT_DIRECTIVES).join();
}

/** Writes a policy. Hashes of inline scripts are added to `script-src`. */
export function serializePolicy(directives: Directives, scriptHashes: readonly string[]): string {
  return Object.entries(directives)
    .map(([name, sources]) => {
      const isHashed = name === 'script-src' && scriptHashes.length > 0;
      // Browsers ignore `'none'` next to other sources, and warn.
      const named = isHashed
        ? sources.filter((source) => source.toLowerCase() !== "'none'")
        : sources;
      const all = isHashed ? [...named, ...scriptHashes] : named;
      return [name, ...all].join(' ');
    })
    .join(';');
}
