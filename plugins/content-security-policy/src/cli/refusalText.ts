import {counted} from '@screwbox/shared/text/counted';
import type {Refusal} from '../html/refusedLoads';
import {DEFAULT_DIRECTIVES, type Directives} from '../policy/directives';
import type {LikelySource, RefusedSource} from '../refusedSources';

/** Hosts that answer with a redirect, by directive, and where to: the policy must allow both. */
const REDIRECTS: Record<string, Record<string, string>> = {
  // https://github.com/NAME.png, as the authors of a blog have it.
  'img-src': {'https://github.com': 'https://avatars.githubusercontent.com'},
};

function withTarget({directive, source}: Refusal): string[] {
  const target = REDIRECTS[directive]?.[source];
  return target === undefined ? [source] : [source, target];
}

/** The arguments that allow what is refused beside what is allowed already, ready to paste. */
function argumentsFor(refused: readonly Refusal[], allowed: Directives): string {
  const names = [...new Set(refused.map(({directive}) => directive))];
  return names
    .map((name) => {
      const missing = refused.filter(({directive}) => directive === name);
      // Beside other sources `'none'` means nothing.
      const known = (allowed[name] ?? []).filter((source) => source.toLowerCase() !== "'none'");
      const sources = [...new Set([...known, ...missing.flatMap(withTarget)])];
      return `--directive "${[name, ...sources].join(' ')}"`;
    })
    .join(' ');
}

const linesOf = (sources: readonly (RefusedSource | LikelySource)[]): string =>
  sources
    .map((one) => {
      const others = one.pages > 1 ? ` and ${counted(one.pages - 1, 'other page')}` : '';
      const reason = 'reason' in one ? ` for ${one.reason}` : '';
      return `  ${one.directive}: ${one.source}${reason}, in ${one.file}${others}\n`;
    })
    .join('');

/**
 * Warns of what the pages lose by the policy, and says how to allow it.
 *
 * @param allowed the directives of the policy. Default those of this package
 * @param likely what scripts and style sheets of the pages probably load. Default nothing
 * @returns nothing if they lose nothing
 */
export function refusalText(
  refused: readonly RefusedSource[],
  allowed: Directives = DEFAULT_DIRECTIVES,
  likely: readonly LikelySource[] = [],
): string | undefined {
  if (refused.length + likely.length === 0) return undefined;
  const certain =
    refused.length === 0
      ? ''
      : `docusaurus-content-security-policy: the policy keeps pages from loading what they ask for:\n${linesOf(refused)}`;
  const probable =
    likely.length === 0
      ? ''
      : `docusaurus-content-security-policy: scripts and style sheets of the pages probably need more than the policy allows:\n${linesOf(likely)}`;
  return `${certain}${probable}Remove what loads it, or allow all of it with these arguments. If one of these hosts redirects to another host, add that one too.\n  ${argumentsFor([...refused, ...likely], allowed)}`;
}
