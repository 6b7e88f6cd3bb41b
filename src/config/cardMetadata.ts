const TEXT =
  'ScrewBox: the title of the page over a landscape of pixels, in which a smiling box jumps over a gap towards a screw.';

/** What the theme leaves out of the card of a page: what it shows, its size, and what it belongs to. */
export const CARD_METADATA = [
  {property: 'og:site_name', content: 'ScrewBox'},
  // Posts name a type of their own.
  {property: 'og:type', content: 'website'},
  {property: 'og:image:alt', content: TEXT},
  {property: 'og:image:width', content: '1200'},
  {property: 'og:image:height', content: '630'},
  {name: 'twitter:image:alt', content: TEXT},
];
