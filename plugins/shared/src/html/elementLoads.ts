import type {Load, LoadKind} from './Load';
import {styleLoads} from './styleLoads';

export interface LoadingElement {
  /** Tag name. HTML names are in lower case, SVG names are as written. */
  name: string;
  /** Returns the value of an attribute, or `undefined`. The name includes a prefix, as in `xlink:href`. */
  attribute: (name: string) => string | undefined;
  /** Whether the parent is `<picture>`. Its `<source>` elements load images, not media. */
  isInPicture?: boolean;
}

const ATTRIBUTES: Record<string, Record<string, LoadKind>> = {
  script: {src: 'script'},
  img: {src: 'image'},
  iframe: {src: 'frame'},
  frame: {src: 'frame'},
  audio: {src: 'media'},
  video: {src: 'media', poster: 'image'},
  track: {src: 'media'},
  embed: {src: 'object'},
  object: {data: 'object'},
};

const REFERENCES: Record<string, LoadKind> = {
  image: 'image',
  use: 'image',
  feimage: 'image',
  script: 'script',
};

const PRESENTATION = ['fill', 'stroke', 'filter', 'mask', 'clip-path', 'cursor'].concat(
  'marker-start',
  'marker-mid',
  'marker-end',
);

const LINKS: Record<string, LoadKind> = {
  stylesheet: 'style',
  icon: 'image',
  'apple-touch-icon': 'image',
  'apple-touch-icon-precomposed': 'image',
  'mask-icon': 'image',
  manifest: 'manifest',
  modulepreload: 'script',
  prefetch: 'prefetch',
  prerender: 'prefetch',
  preconnect: 'connection',
  'dns-prefetch': 'connection',
};

const PRELOADED: Record<string, LoadKind> = {
  script: 'script',
  style: 'style',
  image: 'image',
  font: 'font',
  track: 'media',
  audio: 'media',
  video: 'media',
  fetch: 'connect',
  document: 'frame',
  embed: 'object',
  object: 'object',
  worker: 'worker',
};

/**
 * Addresses in a `srcset`, separated by commas and white space. `data:` addresses contain commas.
 * @see https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function imageCandidates(srcset: string | undefined): string[] {
  const candidates = (srcset ?? '').matchAll(/[\s,]*(\S*[^\s,])(,|\s[^,]*)?/g);
  return [...candidates].flatMap(([, address]) => address ?? []);
}

function linkLoads({attribute}: LoadingElement): Load[] {
  const words = attribute('rel')?.toLowerCase().split(/\s+/) ?? [];
  const isPreload = words.includes('preload');
  const kind = isPreload
    ? PRELOADED[attribute('as')?.toLowerCase() ?? '']
    : words.map((word) => LINKS[word]).find((found) => found !== undefined);
  if (kind === undefined) return [];
  const images = isPreload && kind === 'image' ? imageCandidates(attribute('imagesrcset')) : [];
  return [attribute('href') ?? '', ...images].map((address) => ({kind, address}));
}

function imageLoads({name, attribute, isInPicture}: LoadingElement): Load[] {
  if (name === 'input' && attribute('type')?.toLowerCase() === 'image')
    return [{kind: 'image', address: attribute('src') ?? ''}];
  if (name === 'source')
    return isInPicture
      ? imageCandidates(attribute('srcset')).map((address) => ({kind: 'image', address}))
      : [{kind: 'media', address: attribute('src') ?? ''}];
  if (name !== 'img') return [];
  return imageCandidates(attribute('srcset')).map((address) => ({kind: 'image', address}));
}

function styledLoads({attribute}: LoadingElement): Load[] {
  return [
    ...styleLoads(attribute('style') ?? '', 'declarationList'),
    ...PRESENTATION.flatMap((property) => {
      const value = attribute(property);
      return value?.includes('url(') ? styleLoads(`${property}:${value}`, 'declarationList') : [];
    }),
  ];
}

/**
 * Returns what an element loads when the page is opened, in the order of its attributes. An address within the page
 * (`#a`) loads nothing. {@link styleLoads} does the same for the text of `<style>`.
 */
export function elementLoads(element: LoadingElement): Load[] {
  const {name, attribute} = element;
  const plain = Object.entries(ATTRIBUTES[name] ?? {}).map(([attributeName, kind]) => ({
    kind,
    address: attribute(attributeName) ?? '',
  }));
  const reference = REFERENCES[name.toLowerCase()];
  const referred = reference && (attribute('href') ?? attribute('xlink:href'));
  return [
    ...plain,
    ...(name === 'link' ? linkLoads(element) : []),
    ...imageLoads(element),
    ...(reference && referred ? [{kind: reference, address: referred}] : []),
    {kind: 'image' as const, address: attribute('background') ?? ''},
    ...styledLoads(element),
  ].filter(({address}) => address.trim() !== '' && !address.startsWith('#'));
}
