import type {PageLoad} from './pageLoads';

/** Parts of a page that matter for its policy. Offsets are UTF-16 units from the start of the file. */
export interface PageScan {
  /** Texts of the inline scripts that browsers run, in document order. */
  inlineScripts: string[];
  /** Offset for the policy: after the character set, but before everything that loads or runs. */
  insertAt: number;
  existing: {start: number; end: number} | undefined;
  ownPolicies: number[];
  /** Code that no hash can allow: event handler attributes and `javascript:` addresses. */
  blocked: {line: number; what: string}[];
  connections: string[];
  /** Files that the page loads when it is opened, and targets of forms. */
  loads: PageLoad[];
  hints: string[];
  canonical: string | undefined;
}

/** Types of `<script>` that run. Text of any other type is data. */
const JAVASCRIPT_TYPE =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|text\/(jscript|livescript|javascript1\.[0-5]))$/;

export function isExecutable(type: string | undefined): boolean {
  return JAVASCRIPT_TYPE.test((type ?? '').trim().toLowerCase());
}
