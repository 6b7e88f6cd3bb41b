import type {OpenElement} from './OpenElement';

const HOLDS_CONTENT = new Set(['caption', 'td', 'th', 'template']);
const BETWEEN = new Set(['table', 'colgroup', 'tbody', 'tfoot', 'thead', 'tr']);

/**
 * Where in a table the innermost of the open elements stands: in none, in what holds content, or
 * between such, where browsers move content away.
 */
export function tablePlace(open: readonly OpenElement[]): 'none' | 'content' | 'between' {
  for (let index = open.length - 1; index >= 0; index--) {
    const {name} = open[index] as OpenElement;
    if (HOLDS_CONTENT.has(name)) return 'content';
    if (BETWEEN.has(name)) return 'between';
  }
  return 'none';
}
