import type {Directive} from '../policy/directives';

/** A file that an element loads. */
export interface Load {
  directive: Directive;
  /** As it stands in the page. */
  address: string;
}

/** By element, the attribute that names the file, and the directive that decides on it. */
const LOADS: Record<string, [attribute: string, directive: Directive][]> = {
  script: [['src', 'script-src']],
  img: [['src', 'img-src']],
  iframe: [['src', 'frame-src']],
  audio: [['src', 'media-src']],
  video: [
    ['src', 'media-src'],
    ['poster', 'img-src'],
  ],
  // Those of pictures have `srcset` in its place.
  source: [['src', 'media-src']],
  track: [['src', 'media-src']],
  embed: [['src', 'object-src']],
  object: [['data', 'object-src']],
};

/** By a word of `rel`, the directive that decides on what a `<link>` loads. */
const LINKS: Record<string, Directive> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
};

/** What an element loads when the page is opened. */
export function loadsOf(tagName: string, attribute: (name: string) => string | undefined): Load[] {
  const words = attribute('rel')?.toLowerCase().split(/\s+/) ?? [];
  const link = words.map((word) => LINKS[word]).find((directive) => directive !== undefined);
  const links: (typeof LOADS)[string] = link === undefined ? [] : [['href', link]];
  return (tagName === 'link' ? links : (LOADS[tagName] ?? [])).flatMap(([name, directive]) => {
    const address = attribute(name)?.trim() ?? '';
    return address === '' ? [] : [{directive, address}];
  });
}
