import {HEADINGS} from './HtmlTag';
import type {OpenElement} from './OpenElement';
import type {Scope} from './scopes';

/**
 * Place of the open element that an end tag means; -1 for none.
 * @param open from the outermost to the innermost
 * @param scope elements that it does not look behind
 */
export function innermost(open: readonly OpenElement[], name: string, scope: Scope): number {
  let foreign = open.length - 1;
  while (open[foreign]?.isForeign && open[foreign]?.name !== name) foreign--;
  if (open[foreign]?.isForeign) return foreign;
  // Any heading's end ends the heading that is open: `<h2>Name</h1>`.
  const isHeading = HEADINGS.has(name);
  for (let index = open.length - 1; index >= 0; index--) {
    const {name: found} = open[index] as OpenElement;
    if (found === name || (isHeading && HEADINGS.has(found))) return index;
    if (scope.has(found)) return -1;
  }
  return -1;
}
