/** What a built page shows without JavaScript, as far as the law cares. */
export interface PageFacts {
  /** Where links on the page lead, as written. */
  links: string[];
  /** What the page loads by itself, as written. */
  loads: string[];
}

interface Attributes {
  [name: string]: string | undefined;
}

/** Kinds of `<link>` that make the browser connect. */
const LOADING_LINKS =
  /\b(stylesheet|icon|preload|prefetch|modulepreload|preconnect|dns-prefetch|manifest|mask-icon|apple-touch-icon)\b/i;
const LOADING_ELEMENTS = new Set([
  'script',
  'img',
  'iframe',
  'audio',
  'video',
  'source',
  'track',
  'embed',
  'object',
  'input',
]);

function candidatesOf(srcset: string): string[] {
  return srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);
}

/** What one element makes the browser load. */
export function loadsOf(name: string, attributes: Attributes): string[] {
  const found: string[] = [];
  if (name === 'link' && LOADING_LINKS.test(attributes.rel ?? '') && attributes.href)
    found.push(attributes.href);
  if (LOADING_ELEMENTS.has(name)) {
    if (attributes.src) found.push(attributes.src);
    if (attributes.data) found.push(attributes.data);
    if (attributes.poster) found.push(attributes.poster);
    if (attributes.srcset) found.push(...candidatesOf(attributes.srcset));
  }
  return [...found, ...styleLoads(attributes.style ?? '')];
}

/** What a style makes the browser load: `url(…)` and `@import '…'`. */
export function styleLoads(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')\s]+)|@import\s+["']([^"']+)/gi)].flatMap(
    ([, url, imported]) => url ?? imported ?? [],
  );
}

/** Reads a page. */
export async function pageFacts(html: string): Promise<PageFacts> {
  const {Parser} = await import('htmlparser2');
  const facts: PageFacts = {links: [], loads: []};
  let inStyle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'a' && attributes.href) facts.links.push(attributes.href);
      facts.loads.push(...loadsOf(name, attributes));
      inStyle = name === 'style';
    },
    ontext(data) {
      if (inStyle) facts.loads.push(...styleLoads(data));
    },
    onclosetag() {
      inStyle = false;
    },
  });
  parser.end(html);
  return facts;
}
