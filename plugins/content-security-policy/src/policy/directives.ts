/** Directives that can stand in a policy; `frame-ancestors` only works as a header. */
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

/** Sources by directive, as they are written in the policy. */
export type Directives = Partial<Record<Directive, readonly string[]>>;

/**
 * Nothing is allowed but what a static Docusaurus site needs from its own origin. Styles keep
 * `unsafe-inline`, because `style` attributes in rendered HTML need it. All that loads is named, but for
 * what a page prefetches: Firefox asks `default-src` of that.
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
 * Whether `serializePolicy` has written a policy: it names all directives in this order and puts no space behind semicolons,
 * as nobody does by hand.
 */
export function isSerializedPolicy(policy: string): boolean {
  const names = policy.split(';').map((directive) => directive.split(' ')[0]);
  return names.join() === Object.keys(DEFAULT_DIRECTIVES).join();
}

/** Writes a policy; hashes of inline scripts are added to `script-src`. */
export function serializePolicy(directives: Directives, scriptHashes: readonly string[]): string {
  return Object.entries(directives)
    .map(([name, sources]) => {
      const isHashed = name === 'script-src' && scriptHashes.length > 0;
      // Beside other sources `'none'` means nothing, and browsers complain about it.
      const named = isHashed
        ? sources.filter((source) => source.toLowerCase() !== "'none'")
        : sources;
      const all = isHashed ? [...named, ...scriptHashes] : named;
      return [name, ...all].join(' ');
    })
    .join(';');
}
