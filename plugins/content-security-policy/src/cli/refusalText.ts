import {counted} from '../counted';
import type {RefusedSource} from '../refusedSources';

/** Warns of what the pages lose by the policy, with the remedy; nothing where they lose nothing. */
export function refusalText(refused: readonly RefusedSource[]): string | undefined {
  if (refused.length === 0) return undefined;
  const lines = refused.map(({directive, source, file, pages}) => {
    const others = pages > 1 ? ` and ${counted(pages - 1, 'other page')}` : '';
    return `  ${directive}: ${source}, in ${file}${others}`;
  });
  return `docusaurus-content-security-policy: the policy keeps pages from loading what they ask for. Allow each source with --directive, after those that it has, or remove what loads it:\n${lines.join('\n')}`;
}
