import {type ChildNode, type Element, isTag, type ParentNode} from 'domhandler';
import {words} from './elements';

export const JOINED = words('pre code kbd samp tt var ruby');
const WITHIN_WORDS = words('sub sup wbr');

/** Whether an element is code, or contains only a code element: `<em><code>digits</code></em>`. */
function isCode({name, children: [child, ...others]}: Element): boolean {
  if (JOINED.has(name)) return true;
  return child !== undefined && others.length === 0 && isTag(child) && isCode(child);
}

/** Whether two neighbors are elements, such as links or badges, whose texts are separate words. */
export const areSeparate = (one: ChildNode | undefined, other: Element): boolean =>
  one !== undefined &&
  isTag(one) &&
  !WITHIN_WORDS.has(one.name) &&
  !WITHIN_WORDS.has(other.name) &&
  !(isCode(one) && isCode(other));

/** Writes a number in a `sup` with superscript digits. Phrases match with and without these digits. */
export const raised = (text: string, parent: ParentNode | null): string =>
  parent !== null && isTag(parent) && parent.name === 'sup' && /^\s*\d+\s*$/.test(text)
    ? text.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))
    : text;
