import {type CssNode, type Declaration, parse, walk} from 'css-tree';
import type {Load} from './Load';

interface Place {
  declaration: Declaration | null;
  atrule: {name: string} | null;
  function: {name: string} | null;
}

const IMAGE_SET = /^(-webkit-)?image-set$/i;

/** A `url()`, or a string that CSS reads as an address. */
function addressAt(node: CssNode, place: Place): string | undefined {
  if (node.type === 'Url') return node.value;
  if (node.type !== 'String') return undefined;
  const isImport = place.atrule?.name.toLowerCase() === 'import' && place.function === null;
  const isImage = place.function !== null && IMAGE_SET.test(place.function.name);
  return isImport || isImage ? node.value : undefined;
}

function kindAt(place: Place): Load['kind'] | undefined {
  const atrule = place.atrule?.name.toLowerCase();
  if (atrule === 'import' && place.declaration === null) return 'style';
  if (atrule === 'font-face') return 'font';
  // `@namespace` and other rules contain addresses that are not loaded.
  return place.declaration === null ? undefined : 'image';
}

/** Words that a style must contain to load anything. Most styles contain none and need not be parsed. */
const MAY_LOAD = /url|import|image-set/i;

/**
 * Returns what a style loads: `url(…)`, `@import`, `@font-face` and `image-set(…)`.
 * @param context a whole style sheet, or the declarations of a `style` attribute
 */
export function styleLoads(
  css: string,
  context: 'stylesheet' | 'declarationList' = 'stylesheet',
): Load[] {
  const loads: Load[] = [];
  if (!MAY_LOAD.test(css)) return loads;
  walk(parse(css, {context, parseCustomProperty: true}), {
    enter(this: Place, node: CssNode) {
      const address = addressAt(node, this)?.trim();
      const kind = kindAt(this);
      if (address && kind !== undefined) loads.push({kind, address});
    },
  });
  return loads;
}
