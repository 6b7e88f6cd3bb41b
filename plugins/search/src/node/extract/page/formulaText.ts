import {type ChildNode, type Element, isTag, isText} from 'domhandler';
import {findOne, textContent} from 'domutils';

/** How annotations in TeX are marked: `application/x-tex`, `LaTeX`. */
const TEX = /tex$/i;
const NAME = /^\p{L}{2,}$/u;
/** Function application, invisible times, separator and plus: nobody types them. */
const INVISIBLE = /[\u2061-\u2064]/g;
const SPACE_AROUND = /^[ \n\t\r\f]+|[ \n\t\r\f]+$/g;

const isAnnotation = ({name}: Element): boolean =>
  name === 'annotation' || name === 'annotation-xml';

/** MathML does not show the space between its elements, except around a name as in `n log n`. */
function shownText(node: ChildNode): string {
  if (isText(node)) {
    const shown = node.data.replace(SPACE_AROUND, '');
    return NAME.test(shown) ? ` ${shown} ` : shown;
  }
  if (!isTag(node) || isAnnotation(node)) return '';
  return node.children.map(shownText).join('');
}

/**
 * The text of a formula in MathML: its TeX, which authors have written and readers can type, or else
 * what it shows, in one line.
 */
export function formulaText(math: Element): string {
  const isTex = (element: Element): boolean =>
    isAnnotation(element) && TEX.test(element.attribs.encoding ?? '');
  const tex = findOne(isTex, math.children);
  return (tex && textContent(tex)) || shownText(math).replace(INVISIBLE, '');
}
