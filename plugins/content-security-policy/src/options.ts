import {resolveDirectives, type Directives} from './policy/directives';
import {requireQuotes} from './policy/requireQuotes';
import {requireList} from './requireList';

/** A file with headers for a host: `_headers`, or a snippet for nginx. */
export type HostFile = 'headers' | 'nginx';

/** @see https://www.w3.org/TR/referrer-policy/#referrer-policies */
const REFERRER_POLICIES = [
  'no-referrer',
  'no-referrer-when-downgrade',
  'origin',
  'origin-when-cross-origin',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
];

export interface Options {
  /** Base URL of the site; begins and ends with a slash. Default `/`. */
  base?: string;
  /** Sources by directive; each replaces the default of its directive. Default `{}`. */
  directives?: Directives;
  /** Most bytes that the policy may add to a page. Default 2048. */
  maximumBytes?: number;
  /**
   * Globs of files whose name holds a hash of their content. Default `assets/**`, in each language; of it
   * only the folders without files of another kind, where a site has put such there.
   */
  immutable?: readonly string[];
  /** Globs of pages that get no policy, such as demos with scripts in their attributes. Default `[]`. */
  exclude?: readonly string[];
  /** Sites that may frame the pages. Default `["'none'"]`. */
  frameAncestors?: readonly string[];
  /** Default `strict-origin-when-cross-origin`. */
  referrerPolicy?: string;
  /** Which host files are written into the build folder. Default both. */
  hostFiles?: readonly HostFile[];
}

/** Options with their defaults; that of `immutable` hangs on the files of the build. */
type Resolved = Required<Omit<Options, 'immutable'>> & Pick<Options, 'immutable'>;

export const DEFAULT_OPTIONS: Resolved = {
  base: '/',
  directives: {},
  maximumBytes: 2048,
  exclude: [],
  frameAncestors: ["'none'"],
  referrerPolicy: 'strict-origin-when-cross-origin',
  hostFiles: ['headers', 'nginx'],
};

/**
 * Fills in the defaults.
 * @throws when a value does not fit, with the value and the remedy
 */
export function resolveOptions(options: Options): Resolved {
  const resolved = {...DEFAULT_OPTIONS, ...options};
  if (!/^\/([^\s?#]*\/)?$/.test(resolved.base))
    throw new Error(
      `content-security-policy: base is "${resolved.base}" but must begin and end with a slash, such as "/" or "/docs/".`,
    );
  if (!(resolved.maximumBytes > 0))
    throw new Error(
      `content-security-policy: maximumBytes is ${resolved.maximumBytes} but must be more than 0.`,
    );
  const {frameAncestors, immutable = [], exclude, hostFiles} = resolved;
  for (const [name, list] of Object.entries({frameAncestors, immutable, exclude, hostFiles}))
    requireList(name, list);
  const stranger = hostFiles.find((host) => !DEFAULT_OPTIONS.hostFiles.includes(host));
  if (stranger !== undefined)
    throw new Error(
      `content-security-policy: hostFiles holds "${stranger}". Use ${DEFAULT_OPTIONS.hostFiles.join(' or ')}.`,
    );
  requireQuotes('frameAncestors', frameAncestors);
  const {referrerPolicy} = resolved;
  if (!REFERRER_POLICIES.includes(referrerPolicy))
    throw new Error(
      `content-security-policy: referrerPolicy is "${referrerPolicy}". Use one of ${REFERRER_POLICIES.join(', ')}.`,
    );
  const broken = frameAncestors.find((text) => /["\r\n;,]/.test(text));
  if (broken !== undefined)
    throw new Error(
      `content-security-policy: "${broken}" holds a quotation mark, semicolon, comma or line break, which would end the header. Give each source as an entry of its own.`,
    );
  return {...resolved, directives: resolveDirectives(resolved.directives)};
}
