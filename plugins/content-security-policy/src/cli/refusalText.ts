import {counted} from '@screwbox/shared/text/counted';
import type {Refusal} from '../html/refusedLoads';
import {DEFAULT_DIRECTIVES, type Directives} from '../policy/directives';
import type {LikelySource, RefusedSource} from '../refusedSources';

/** Redirect targets, by directive and host. The policy must allow both the host and its target. */
const REDIRECTS: Record<string, Record<string, string>> = {
  // Blog authors use https://github.com/NAME.png.
  'img-src': {'https://github.com': 'https://avatars.githubusercontent.com'},
};

function withTarget({directive, source}: Refusal): string[] {
  const target = REDIRECTS[directive]?.[source];
  return target === undefined ? [source] : [source, target];
}

/** Command-line arguments that allow the refused sources and keep the sources that are already allowed. */
function argumentsFor(refused: readonly Refusal[], allowed: Directives): string {
  const names = [...new Set(refused.map(({directive}) => directive))];
  return names
    .map((name) => {
      const missing = refused.filter(({directive}) => directive === name);
      // Browsers ignore `'none'` next to other sources.
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

/** Describes the refused sources and how to allow them. Returns undefined if nothing is refused. */
export function refusalText(
  refused: readonly RefusedSource[],
  allowed: Directives = DEFAULT_DIRECTIVES,
  likely: readonly LikelySource[] = [],
): string | undefined {
  if (refused.length + likely.length === 0) return undefined;
  const certain =
    refused.length === 0
      ? ''
      : `docusaurus-content-security-policy: the policy blocks files that pages load:\n${linesOf(refused)}`;
  const probable =
    likely.length === 0
      ? ''
      : `docusaurus-content-security-policy: scripts and style sheets of the pages probably need more than the policy allows:\n${linesOf(likely)}`;
  return `${certain}${probable}Remove what loads it, or allow all of it with these arguments. If one of these hosts redirects to another host, add that one too.\n  ${argumentsFor([...refused, ...likely], allowed)}`;
}
