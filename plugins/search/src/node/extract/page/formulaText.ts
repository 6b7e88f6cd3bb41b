import {type ChildNode, type Element, isTag, isText} from 'domhandler';
import {findOne, textContent} from 'domutils';

const TEX = /tex$/i;
const NAME = /^\p{L}{2,}$/u;
/** Invisible operators: function application, times, separator and plus. Nobody types them. */
const INVISIBLE = /[\u2061-\u2064]/g;
const SPACE_AROUND = /^[ \n\t\r\f]+|[ \n\t\r\f]+$/g;

const isAnnotation = ({name}: Element): boolean =>
  name === 'annotation' || name === 'annotation-xml';

/**
 * Returns the text without spaces between elements, as MathML shows it, except around a name as in `n log n`.
 */
function shownText(node: ChildNode): string {
  if (isText(node)) {
    const shown = node.data.replace(SPACE_AROUND, '');
    return NAME.test(shown) ? ` ${shown} ` : shown;
  }
  if (!isTag(node) || isAnnotation(node)) return '';
  return node.children.map(shownText).join('');
}

/**
 * Returns the text of a formula in MathML on one line: its TeX, which readers can type, or else its visible
 * text.
 */
export function formulaText(math: Element): string {
  const isTex = (element: Element): boolean =>
    isAnnotation(element) && TEX.test(element.attribs.encoding ?? '');
  const tex = findOne(isTex, math.children);
  return (tex && textContent(tex)) || shownText(math).replace(INVISIBLE, '');
}
