import type {DefaultTreeAdapterTypes} from 'parse5';
import {attribute, elementsOf, isElement, textOf, type PlacedElement} from './elementsOf';
import {pageLoads} from './pageLoads';
import {isExecutable, type PageScan} from './PageScan';
import {isSerializedPolicy} from '../policy/directives';

type Element = DefaultTreeAdapterTypes.Element;

/** Custom elements can have attributes such as `once`, so only attributes for known events count as event handlers. */
const EVENT_OF_CUSTOM_ELEMENT =
  /^on((animation|before|drag|focus|key|load|mouse|pointer|scroll|select|touch|transition)[a-z]*|auxclick|blur|cancel|change|click|close|command|contextmenu|copy|cut|dblclick|drop|error|input|invalid|paste|reset|submit|toggle|wheel)$/;
const LOADING = new Set(['script', 'link', 'style', 'base']);

function isCharset(element: Element): boolean {
  return element.tagName === 'meta' && attribute(element, 'charset') !== undefined;
}

function isPolicy(element: Element): boolean {
  return (
    element.tagName === 'meta' &&
    attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy'
  );
}

/** Name of the `<meta>` in which plugins list the hosts of their scripts. */
const CONNECTIONS = 'content-security-policy:connect-src';

/** @throws Error if the content is not an origin, because it could allow more than one host */
function connectionOf(element: Element): string[] {
  if (element.tagName !== 'meta' || attribute(element, 'name') !== CONNECTIONS) return [];
  const origin = attribute(element, 'content') ?? '';
  if (URL.canParse(origin) && new URL(origin).origin === origin) return [origin];
  const line = element.sourceCodeLocation?.startLine ?? 1;
  throw new Error(
    `names "${origin}" in line ${line} as a host that its scripts connect to; write an origin, such as https://host.example`,
  );
}

const isWritten = (element: Element): boolean =>
  isSerializedPolicy(attribute(element, 'content') ?? '');

function canonicalOf(elements: readonly Element[]): string | undefined {
  const link = elements.find(
    (element) =>
      element.tagName === 'link' && attribute(element, 'rel')?.toLowerCase() === 'canonical',
  );
  return link && attribute(link, 'href');
}

function isEventHandler(name: string, {tagName}: Element): boolean {
  return (tagName.includes('-') ? EVENT_OF_CUSTOM_ELEMENT : /^on[a-z]+$/).test(name);
}

/** Whether browsers run an address as a script. They ignore tabs, line breaks and control characters around it. */
function isScriptAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'javascript:';
}

function blockedIn({element, line, runsScripts}: PlacedElement): PageScan['blocked'] {
  if (!runsScripts) return [];
  return element.attrs.flatMap(({name, value}) => {
    if (isEventHandler(name, element)) return [{line, what: `the event handler ${name}`}];
    const isAddress = ['href', 'src', 'action', 'formaction', 'data'].includes(name);
    return isAddress && isScriptAddress(value)
      ? [{line, what: `a javascript: address in ${name}`}]
      : [];
  });
}

function insertionPoint(head: Element): number | undefined {
  const children = head.childNodes.filter(isElement);
  const charset = children.find(isCharset);
  const loading = children.find((child) => LOADING.has(child.tagName));
  const charsetEnd = charset?.sourceCodeLocation?.endOffset;
  const loadingStart = loading?.sourceCodeLocation?.startOffset ?? Infinity;
  if (charsetEnd !== undefined) return charsetEnd <= loadingStart ? charsetEnd : undefined;
  return (
    head.sourceCodeLocation?.startTag?.endOffset ?? children[0]?.sourceCodeLocation?.startOffset
  );
}

/** Line that prevents the policy: the first loading element in the head, or else the first element of the page. */
function lineWithoutPlace(elements: readonly Element[], head: Element | undefined): number {
  const inTheWay = head?.childNodes.filter(isElement).find(({tagName}) => LOADING.has(tagName));
  const first = inTheWay ?? elements.find(({sourceCodeLocation}) => sourceCodeLocation);
  return first?.sourceCodeLocation?.startLine ?? 1;
}

/**
 * Parses a page as the HTML standard describes.
 * @throws Error if there is no place for an effective policy
 */
export async function scanPage(html: string): Promise<PageScan> {
  const parser = await import('parse5');
  // Skips a byte order mark. The parser would take it for text and start the body before `<head>`.
  const markLength = html.startsWith('\uFEFF') ? 1 : 0;
  const document = parser.parse(html.slice(markLength), {sourceCodeLocationInfo: true});
  const all = [...elementsOf(document, parser)];
  const own = all.filter(({isOwn}) => isOwn).map(({element}) => element);
  const head = own.find(({tagName}) => tagName === 'head');
  const insertAt = head && insertionPoint(head);
  if (insertAt === undefined)
    throw new Error(
      `has no place for the policy in line ${lineWithoutPlace(own, head)}: put <meta charset> in <head>, before the first script, style and link`,
    );
  const policies = own.filter(isPolicy);
  const existing = policies.find(isWritten)?.sourceCodeLocation;
  const loading = all.map(({element}) => pageLoads(element));
  return {
    inlineScripts: all
      .filter(({runsScripts}) => runsScripts)
      .map(({element}) => element)
      .filter((element) => element.tagName === 'script' && attribute(element, 'src') === undefined)
      .filter((element) => isExecutable(attribute(element, 'type')))
      .map(textOf)
      .filter((text) => text !== ''),
    insertAt: markLength + insertAt,
    existing: existing
      ? {start: markLength + existing.startOffset, end: markLength + existing.endOffset}
      : undefined,
    ownPolicies: policies
      .filter((element) => !isWritten(element))
      .map(({sourceCodeLocation}) => sourceCodeLocation?.startLine ?? 1),
    blocked: all.flatMap(blockedIn),
    connections: [...new Set(own.flatMap(connectionOf))],
    loads: loading.flatMap(({loads}) => loads),
    hints: loading.flatMap(({hints}) => hints),
    canonical: canonicalOf(own),
  };
}
