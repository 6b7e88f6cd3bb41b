import {elementLoads} from '@screwbox/shared/html/elementLoads';
import {styleLoads} from '@screwbox/shared/html/styleLoads';
import type {Load as HtmlLoad} from '@screwbox/shared/html/Load';
import type {DefaultTreeAdapterTypes} from 'parse5';
import type {Directive} from '../policy/directives';
import {attribute, textOf} from './elementsOf';

type Element = DefaultTreeAdapterTypes.Element;

export interface PageLoad {
  directive: Directive;
  /** Address as written in the page. */
  address: string;
}

/** Directive for each kind of load. Preconnect hints have none. */
const DIRECTIVES: Record<Exclude<HtmlLoad['kind'], 'connection'>, Directive> = {
  script: 'script-src',
  style: 'style-src',
  image: 'img-src',
  font: 'font-src',
  media: 'media-src',
  frame: 'frame-src',
  object: 'object-src',
  manifest: 'manifest-src',
  connect: 'connect-src',
  worker: 'worker-src',
  prefetch: 'default-src',
};

const FORM_ATTRIBUTES: Record<string, string> = {
  form: 'action',
  button: 'formaction',
  input: 'formaction',
};

function sent(element: Element): PageLoad[] {
  const form = FORM_ATTRIBUTES[element.tagName];
  const target = form && attribute(element, form)?.trim();
  const pings = element.tagName === 'a' || element.tagName === 'area';
  const pinged = (pings && attribute(element, 'ping')?.split(/\s+/)) || [];
  return [
    ...(target ? [{directive: 'form-action' as const, address: target}] : []),
    ...pinged.filter(Boolean).map((address) => ({directive: 'connect-src' as const, address})),
  ];
}

function based(element: Element): PageLoad[] {
  const address = element.tagName === 'base' ? attribute(element, 'href')?.trim() : undefined;
  return address ? [{directive: 'base-uri', address}] : [];
}

export interface ElementLoads {
  loads: PageLoad[];
  hints: string[];
}

export function pageLoads(element: Element): ElementLoads {
  const parent = element.parentNode;
  const found = [
    ...elementLoads({
      name: element.tagName,
      attribute: (name) => attribute(element, name),
      isInPicture: parent !== null && 'tagName' in parent && parent.tagName === 'picture',
    }),
    ...(element.tagName === 'style' ? styleLoads(textOf(element)) : []),
  ];
  const loads = found.flatMap(({kind, address}) =>
    kind === 'connection' ? [] : [{directive: DIRECTIVES[kind], address: address.trim()}],
  );
  const hints = found.filter(({kind}) => kind === 'connection');
  return {
    loads: [...based(element), ...loads, ...sent(element)],
    hints: hints.map(({address}) => address.trim()),
  };
}
