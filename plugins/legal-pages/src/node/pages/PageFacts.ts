/** What a built page shows without JavaScript, as far as the law cares. */
export interface PageFacts {
  /** Where links on the page lead, as written. */
  links: string[];
  /** What the page loads by itself, as written. */
  loads: string[];
  /** Whether the page only leads to another one. */
  isRedirect: boolean;
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

/** Elements of SVG that load what they refer to. */
const REFERRING_ELEMENTS = new Set(['image', 'use', 'feimage', 'script']);

function candidatesOf(srcset: string): string[] {
  return srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);
}

/** What one element makes the browser load. */
function loadsOf(name: string, attributes: Attributes): string[] {
  const found: string[] = [];
  if (name === 'link' && LOADING_LINKS.test(attributes.rel ?? '')) {
    if (attributes.href) found.push(attributes.href);
    if (attributes.imagesrcset) found.push(...candidatesOf(attributes.imagesrcset));
  }
  if (REFERRING_ELEMENTS.has(name.toLowerCase())) {
    const reference = attributes.href ?? attributes['xlink:href'];
    if (reference) found.push(reference);
  }
  if (attributes.background) found.push(attributes.background);
  if (LOADING_ELEMENTS.has(name)) {
    if (attributes.src) found.push(attributes.src);
    if (attributes.data) found.push(attributes.data);
    if (attributes.poster) found.push(attributes.poster);
    if (attributes.srcset) found.push(...candidatesOf(attributes.srcset));
  }
  return [...found, ...styleLoads(attributes.style ?? '')];
}

const NAMED_IN_STYLE = /url\(\s*["']?([^"')\s]+)|@import\s+["']([^"']+)/gi;
/** The images that a browser chooses from; brackets within are those of `url(…)` and `type(…)`. */
const CHOICE_OF_IMAGES = /image-set\(((?:[^()]|\([^()]*\))*)\)/gi;
const PLAIN_IMAGE = /(?:^|,)\s*["']([^"']+)/g;

/** What a style makes the browser load: `url(…)`, `@import '…'` and `image-set('…' 1x)`. */
export function styleLoads(css: string): string[] {
  const named = [...css.matchAll(NAMED_IN_STYLE)];
  const chosen = [...css.matchAll(CHOICE_OF_IMAGES)].flatMap(([, images = '']) => [
    ...images.matchAll(PLAIN_IMAGE),
  ]);
  return [...named, ...chosen].flatMap(([, first, second]) => first ?? second ?? []);
}

/** Whether an element leads to another page by itself; without an address it loads its own again. */
function leadsAway(name: string, attributes: Attributes): boolean {
  return (
    name === 'meta' &&
    attributes['http-equiv']?.toLowerCase() === 'refresh' &&
    /^\s*[\d.]+[\s;,]+\S/.test(attributes.content ?? '')
  );
}

/** Reads a page. */
export async function pageFacts(html: string): Promise<PageFacts> {
  const {Parser} = await import('htmlparser2');
  const facts: PageFacts = {links: [], loads: [], isRedirect: false};
  let inStyle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'a' && attributes.href) facts.links.push(attributes.href);
      facts.loads.push(...loadsOf(name, attributes));
      facts.isRedirect ||= leadsAway(name, attributes);
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
