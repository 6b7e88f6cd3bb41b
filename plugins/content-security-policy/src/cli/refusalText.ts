import {counted} from '@screwbox/shared/text/counted';
import {DEFAULT_DIRECTIVES, type Directives} from '../policy/directives';
import type {RefusedSource} from '../refusedSources';

/** Hosts that answer with a redirect, by directive, and where to: the policy must allow both. */
const REDIRECTS: Record<string, Record<string, string>> = {
  // https://github.com/NAME.png, as the authors of a blog have it.
  'img-src': {'https://github.com': 'https://avatars.githubusercontent.com'},
};

function withTarget({directive, source}: RefusedSource): string[] {
  const target = REDIRECTS[directive]?.[source];
  return target === undefined ? [source] : [source, target];
}

/** The arguments that allow what is refused beside what is allowed already, ready to paste. */
function argumentsFor(refused: readonly RefusedSource[], allowed: Directives): string {
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

/**
 * Warns of what the pages lose by the policy, with the remedy; nothing where they lose nothing.
 * @param allowed the directives of the policy. Default those of this package
 */
export function refusalText(
  refused: readonly RefusedSource[],
  allowed: Directives = DEFAULT_DIRECTIVES,
): string | undefined {
  if (refused.length === 0) return undefined;
  const lines = refused.map(({directive, source, file, pages}) => {
    const others = pages > 1 ? ` and ${counted(pages - 1, 'other page')}` : '';
    return `  ${directive}: ${source}, in ${file}${others}`;
  });
  return `docusaurus-content-security-policy: the policy keeps pages from loading what they ask for:\n${lines.join('\n')}\nRemove what loads it, or allow all of it with these arguments. If one of these hosts redirects to another host, add that one too.\n  ${argumentsFor(refused, allowed)}`;
}
