import {HTML_IN_SVG, type Namespace} from './namespaceIn';
import {isOpen, type OpenElement} from './OpenElement';

/**
 * The name of an element where it stands.
 * @param written that of its tag, in lower case
 * @param namespace what the content around is
 * @param open the elements around
 */
export function elementName(
  written: string,
  namespace: Namespace,
  open: readonly OpenElement[],
): string {
  if (written === 'image') return namespace === 'html' ? 'img' : written;
  if (written !== 'foreignobject') return written;
  const isOfSvg = namespace === 'svg' || isOpen(open, HTML_IN_SVG);
  return isOfSvg ? HTML_IN_SVG : written;
}
