import type {DefaultTreeAdapterTypes, parse, parseFragment} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Where an element stands. */
interface Place {
  /** Whether it is an element of the page's own document, not of a frame, a shadow root or a `<noscript>`. */
  isOwn: boolean;
  /** Whether scripts can run there. */
  runsScripts: boolean;
  /** Line of the page with the element, or with the frame whose text holds it. */
  line: number;
}

/** An element and its place. */
export interface PlacedElement extends Place {
  element: Element;
}

/** The parser, which is loaded when it is first needed. */
interface Parser {
  parse: typeof parse;
  parseFragment: typeof parseFragment;
}

/** Value of an attribute of an element. */
export function attribute({attrs}: Element, wanted: string): string | undefined {
  return attrs.find(({name}) => name === wanted)?.value;
}

/** Text of an element. */
export function textOf({childNodes}: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Whether a node is an element. */
export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** A frame with `sandbox` runs scripts only where that says so. */
function mayRunScripts(frame: Element): boolean {
  const sandbox = attribute(frame, 'sandbox');
  return sandbox === undefined || sandbox.toLowerCase().split(/\s+/).includes('allow-scripts');
}

/** What browsers build of an element besides its children. The content of a plain `<template>` is inert. */
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
 * Every element that browsers build of a page, in document order: those of frames with `srcdoc`, which have the page's
 * policy, those of declarative shadow roots, and those that stand in for scripts.
 */
export function* elementsOf(document: Node, parser: Parser): Generator<PlacedElement> {
  // Without a call for each level: a page may be nested deeper than calls can be.
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
