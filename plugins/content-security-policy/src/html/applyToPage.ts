import {serializePolicy, type Directives} from '../policy/directives';
import {isAllowed} from '../policy/isAllowed';
import {scriptHash} from '../policy/scriptHash';
import {type LikelyNeed, likelyNeeds} from './likelyNeeds';
import {refusedLoads, type Refusal} from './refusedLoads';
import {scanPage} from './scanPage';

export interface PageResult {
  html: string;
  bytes: number;
  hashes: string[];
  refused: Refusal[];
  likely: LikelyNeed[];
}

function withoutExisting(html: string, existing: {start: number; end: number} | undefined): string {
  return existing ? html.slice(0, existing.start) + html.slice(existing.end) : html;
}

function withConnections(directives: Directives, connections: readonly string[]): Directives {
  const known = directives['connect-src'] ?? [];
  const missing = connections.filter((origin) => !isAllowed(known, new URL(origin)));
  if (missing.length === 0) return directives;
  const sources = known.filter((source) => source.toLowerCase() !== "'none'");
  return {...directives, 'connect-src': [...sources, ...missing]};
}

/**
 * Writes the policy into a page, and replaces the policy of an earlier run.
 * @throws Error if the page has code that no hash can allow, has its own policy, or has no position for a policy
 */
export async function applyToPage(html: string, directives: Directives): Promise<PageResult> {
  const first = await scanPage(html);
  if (first.blocked.length > 0) {
    const places = first.blocked.map(({line, what}) => `line ${line}: ${what}`);
    throw new Error(
      `contains scripts that no hash can allow; move them into a script element or file:\n    ${places.join('\n    ')}`,
    );
  }
  if (first.ownPolicies.length > 0)
    throw new Error(
      `has its own policy in line ${first.ownPolicies.join(', ')}; remove it and allow its sources with --directive, or leave the page out with --exclude`,
    );
  const bare = withoutExisting(html, first.existing);
  const {insertAt, inlineScripts} = first.existing ? await scanPage(bare) : first;
  const hashes = [...new Set(inlineScripts.map(scriptHash))];
  const all = withConnections(directives, first.connections);
  const policy = serializePolicy(all, hashes);
  const element = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  const refused = refusedLoads(first, all);
  return {
    html: bare.slice(0, insertAt) + element + bare.slice(insertAt),
    bytes: Buffer.byteLength(element),
    hashes,
    refused,
    likely: likelyNeeds(first, all, refused),
  };
}
