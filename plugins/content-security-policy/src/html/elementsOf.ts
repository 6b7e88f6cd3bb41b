import type {DefaultTreeAdapterTypes, parse, parseFragment} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

interface Place {
  /** Whether the element is in the page's own document, and not in a frame, a shadow root or `<noscript>`. */
  isOwn: boolean;
  runsScripts: boolean;
  /** Line of the element, or of the frame that contains it. */
  line: number;
}

export interface PlacedElement extends Place {
  element: Element;
}

interface Parser {
  parse: typeof parse;
  parseFragment: typeof parseFragment;
}

/** Value of an attribute. The name includes a prefix, as in `xlink:href`. */
export function attribute({attrs}: Element, wanted: string): string | undefined {
  return attrs.find(({name, prefix}) => (prefix ? `${prefix}:${name}` : name) === wanted)?.value;
}

export function textOf({childNodes}: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** Whether a frame may run scripts. With the attribute `sandbox`, it needs the keyword `allow-scripts`. */
function mayRunScripts(frame: Element): boolean {
  const sandbox = attribute(frame, 'sandbox');
  return sandbox === undefined || sandbox.toLowerCase().split(/\s+/).includes('allow-scripts');
}

/** Content that the parser keeps apart from the children: a shadow root, `<noscript>` or `srcdoc`. */
function innerOf(element: Element, place: Place, parser: Parser): [Node, Place] | undefined {
  const inner = {...place, isOwn: false};
  if (element.tagName === 'template') {
    const mode = attribute(element, 'shadowrootmode')?.toLowerCase();
    const isRoot = 'content' in element && (mode === 'open' || mode === 'closed');
    return isRoot ? [element.content as Node, inner] : undefined;
  }
  if (element.tagName === 'noscript') {
    const content = parser.parseFragment(textOf(element), {scriptingEnabled: false});
    return [content, {...inner, runsScripts: false}];
  }
  const text = element.tagName === 'iframe' ? attribute(element, 'srcdoc') : undefined;
  if (text === undefined) return undefined;
  return [parser.parse(text), {...inner, runsScripts: place.runsScripts && mayRunScripts(element)}];
}

/**
 * All elements of a page in document order, including those in frames with `srcdoc` (which have the policy of the
 * page), in declarative shadow roots and in `<noscript>`.
 */
export function* elementsOf(document: Node, parser: Parser): Generator<PlacedElement> {
  // Not recursive, because pages can be nested deeper than the call stack.
  const waiting: [Node, Place][] = [[document, {isOwn: true, runsScripts: true, line: 0}]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, outer] = next;
    const startLine = isElement(node) ? node.sourceCodeLocation?.startLine : undefined;
    const place = {...outer, line: startLine ?? outer.line};
    if (isElement(node)) yield {element: node, ...place};
    if ('childNodes' in node)
      for (const child of [...node.childNodes].reverse()) waiting.push([child, place]);
    const inner = isElement(node) ? innerOf(node, place, parser) : undefined;
    if (inner) waiting.push(inner);
  }
}
