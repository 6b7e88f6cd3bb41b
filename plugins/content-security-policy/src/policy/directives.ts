import {requireList} from '../requireList';
import {requireQuotes} from './requireQuotes';

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

const NAMES: readonly string[] = Object.keys(DEFAULT_DIRECTIVES);

const FORBIDDEN_FOR_SCRIPTS = ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:'];
/** Every host, whether or not scheme, port or path are given. */
const EVERY_HOST = /^([a-z][a-z0-9+.-]*:\/\/)?\*([:/]|$)/;

/** Browsers read keywords, schemes and hosts whatever their case. */
function opensScripts(source: string): boolean {
  const lower = source.toLowerCase();
  return FORBIDDEN_FOR_SCRIPTS.includes(lower) || EVERY_HOST.test(lower);
}

/**
 * Lays a site's own sources over the defaults, directive by directive.
 * @throws when a directive is unknown, a source would end the directive or the policy or lacks its
 * quotes, or scripts are opened up
 */
export function resolveDirectives(own: Directives): Directives {
  for (const [name, sources] of Object.entries(own)) {
    if (!NAMES.includes(name))
      throw new Error(
        `content-security-policy: "${name}" is not a directive of a policy in a page. Use one of ${NAMES.join(', ')}.`,
      );
    requireList(name, sources);
    const broken = sources.find((source) => !/^[^\s;,"]+$/.test(source));
    if (broken !== undefined)
      throw new Error(
        `content-security-policy: ${name} has the source "${broken}". Give each source as an entry of its own, without spaces, commas, semicolons and double quotes; keywords stand in single quotes: "'self'".`,
      );
    requireQuotes(name, sources);
    const open = sources.find(opensScripts);
    if ((name === 'script-src' || name === 'default-src') && open)
      throw new Error(
        `content-security-policy: ${name} must not hold ${open}: it would let injected scripts run. Inline scripts of the built pages are allowed by their hashes.`,
      );
  }
  return {...DEFAULT_DIRECTIVES, ...own};
}

/** Writes a policy; hashes of inline scripts are added to `script-src`. */
export function serializePolicy(directives: Directives, scriptHashes: readonly string[]): string {
  return Object.entries(directives)
    .map(([name, sources]) => {
      const all = name === 'script-src' ? [...sources, ...scriptHashes] : sources;
      return [name, ...all].join(' ');
    })
    .join(';');
}
