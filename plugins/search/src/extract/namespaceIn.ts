export type Namespace = 'html' | 'svg' | 'math';

/** The element of SVG that holds HTML; outside of SVG one of that name is an unknown element. */
export const HTML_IN_SVG = 'foreignObject';

/** Elements of SVG and MathML that hold HTML again. */
export const SVG_NAMES = `desc title ${HTML_IN_SVG}`;
export const MATH_NAMES = 'mi mo mn ms mtext annotation-xml';
const HOLDS_HTML = {svg: new Set(SVG_NAMES.split(' ')), math: new Set(MATH_NAMES.split(' '))};

/** What the content of an element is, by what is around it. */
export function namespaceIn(name: string, around: Namespace): Namespace {
  if (around === 'html') return name === 'svg' || name === 'math' ? name : around;
  return HOLDS_HTML[around].has(name) ? 'html' : around;
}
