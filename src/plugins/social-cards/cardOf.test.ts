import {expect, it} from 'vitest';
import {cardOf} from './cardOf';

const SITE = {title: 'ScrewBox', tagline: '2D games in plain Java.'};

const page = (title: string, more = ''): string =>
  `<meta property=og:image content=https://a.test/cards/x.png><meta property=og:title content="${title}">${more}`;

it('The card of a documentation page shows its category', () => {
  const crumbs = ['Guides', 'Camera']
    .map((crumb) => `<li><span class="breadcrumbs__link">${crumb}</span>`)
    .join('');
  expect(cardOf(page('Camera | ScrewBox', `<ul>${crumbs}</ul>`), SITE)).toEqual({
    image: 'https://a.test/cards/x.png',
    text: {title: 'Camera', section: 'Guides'},
  });
});

it('The card of a post shows "Blog", and that of any other page shows the site title', () => {
  const post = page('Light | ScrewBox', '<meta property=og:type content=article>');
  expect(cardOf(post, SITE)?.text).toEqual({title: 'Light', section: 'Blog'});
  expect(cardOf(page('Disclaimer | ScrewBox'), SITE)?.text.section).toBe('ScrewBox');
});

it('The title on the card of the home page is the tagline of the site', () => {
  expect(cardOf(page('ScrewBox'), SITE)?.text.title).toBe('2D games in plain Java.');
});

it('A page without an image has no card', () => {
  expect(cardOf('<title>Moved</title>', SITE)).toBeUndefined();
});
