/** The picture that other sites show beside a link to this one, below `static/`. */
export const CARD_IMAGE = 'img/social-card.png';

const TEXT =
  'ScrewBox: 2D games in plain Java. In a landscape of pixels, a smiling box jumps over a gap towards a screw.';

/** What the theme leaves out of that card: what the picture shows, its size, and what it belongs to. */
export const CARD_METADATA = [
  {property: 'og:site_name', content: 'ScrewBox'},
  // Posts name a type of their own.
  {property: 'og:type', content: 'website'},
  {property: 'og:image:alt', content: TEXT},
  {property: 'og:image:width', content: '1200'},
  {property: 'og:image:height', content: '630'},
  {name: 'twitter:image:alt', content: TEXT},
];
