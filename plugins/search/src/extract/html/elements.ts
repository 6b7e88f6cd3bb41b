const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const HEADINGS = words('h1 h2 h3 h4 h5 h6');

/** Elements that browsers show on a line of their own, as a picture or as a control. */
const APART = words(
  'address applet area article aside audio base basefont bgsound blockquote body br button canvas caption center col colgroup command datalist dd details dialog dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input isindex keygen legend li link listing main marquee math menu meta meter nav noembed noframes noscript object ol optgroup option p param plaintext pre progress script search section select source style summary svg table tbody td template textarea tfoot th thead title tr track ul video xmp',
);

/**
 * Whether an element ends the word before it. An unknown element does not, because browsers show it in the
 * line; a custom element does, because most are boxes, and a torn word does less harm than two joined ones.
 */
export const endsWord = (name: string): boolean => APART.has(name) || name.includes('-');
