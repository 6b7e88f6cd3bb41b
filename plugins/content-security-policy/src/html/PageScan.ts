import type {PageLoad} from './pageLoads';

/** What of a page matters for its policy. Offsets count UTF-16 units from the start of the file. */
export interface PageScan {
  /** Texts of the inline scripts that browsers run, in document order. */
  inlineScripts: string[];
  /** Where the policy belongs: behind the character set, before everything that loads or runs. */
  insertAt: number;
  /** The policy that an earlier run has written, to be replaced. */
  existing: {start: number; end: number} | undefined;
  /** Lines of the policies that the page's author has written. */
  ownPolicies: number[];
  /** What no hash can allow, with its line: event handler attributes and `javascript:` links. */
  blocked: {line: number; what: string}[];
  /** Origins that the scripts of the page connect to, as its `<meta>` elements say. */
  connections: string[];
  /** What the page loads when it is opened, and where its forms lead. */
  loads: PageLoad[];
  /** Addresses of the hosts that the page preconnects to. */
  hints: string[];
  /** Address of the page itself, where it says so. */
  canonical: string | undefined;
}

/** Types of `<script>` whose text is data; everything else is subject to the policy. */
const JAVASCRIPT_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|text\/(jscript|livescript|javascript1\.[0-5]))$/;

/** Whether the policy decides about an inline script of this type. */
export function isExecutable(type: string | undefined): boolean {
  return JAVASCRIPT_TYPE.test((type ?? '').trim().toLowerCase());
}
