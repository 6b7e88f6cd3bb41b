import {serializePolicy, type Directives} from '../policy/directives';
import {scriptHash} from '../policy/scriptHash';
import {refusedLoads, type Refusal} from './refusedLoads';
import {scanPage} from './scanPage';

export interface PageResult {
  /** The page with its policy; every other character is as before. */
  html: string;
  /** What the policy adds to the page, in bytes. */
  bytes: number;
  /** Hashes of the inline scripts of the page, each once. */
  hashes: string[];
  /** What the page loads and the policy refuses. */
  refused: Refusal[];
}

function withoutExisting(html: string, existing: {start: number; end: number} | undefined): string {
  return existing ? html.slice(0, existing.start) + html.slice(existing.end) : html;
}

/**
 * Writes the policy into one page, in place of the one it has.
 * @throws when the page holds what no hash can allow, or has no place for a policy
 */
export async function applyToPage(html: string, directives: Directives): Promise<PageResult> {
  const first = await scanPage(html);
  if (first.blocked.length > 0) {
    const places = first.blocked.map(({line, what}) => `line ${line}: ${what}`);
    throw new Error(
      `holds scripts that no hash can allow; move them into a script element or file:\n    ${places.join('\n    ')}`,
    );
  }
  const bare = withoutExisting(html, first.existing);
  const {insertAt, inlineScripts} = first.existing ? await scanPage(bare) : first;
  const hashes = [...new Set(inlineScripts.map(scriptHash))];
  const policy = serializePolicy(directives, hashes);
  const element = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  return {
    html: bare.slice(0, insertAt) + element + bare.slice(insertAt),
    bytes: Buffer.byteLength(element),
    hashes,
    refused: refusedLoads(first, directives),
  };
}
