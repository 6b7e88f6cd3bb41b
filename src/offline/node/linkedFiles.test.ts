import {describe, expect, it} from 'vitest';
import {linkedFiles} from './linkedFiles';

describe('The files that a page names', () => {
  it('are those of its scripts, styles, pictures and links', () => {
    const html = `
      <link rel="stylesheet" href="/assets/a.css"><script src="/assets/b.js"></script>
      <video poster="/img/c.png"></video><a href="/notes.pdf">Notes</a>`;
    expect(linkedFiles(html, '/')).toEqual([
      'assets/a.css',
      'assets/b.js',
      'img/c.png',
      'notes.pdf',
    ]);
  });

  it('are all candidates of a picture in several sizes, whatever stands behind them', () => {
    const html = `
      <img srcset="/img/small.png 1x,/img/large.png 2x">
      <link imagesrcset="/img/wide.png, /img/narrow.png 480w">`;
    expect(linkedFiles(html, '/')).toEqual([
      'img/small.png',
      'img/large.png',
      'img/wide.png',
      'img/narrow.png',
    ]);
  });

  it('have no query, no hash and no base URL, and are decoded', () => {
    const html = '<img src="/base/img/gr%C3%BCn.png?v=1#part">';
    expect(linkedFiles(html, '/base/')).toEqual(['img/grün.png']);
  });

  it.each([
    ['another site', 'https://example.org/a.js'],
    ['another site, by the scheme of the page', '//example.org/a.js'],
    ['a place outside of the base URL', '/elsewhere/a.js'],
    ['a place that leads out of the base URL', '/base/../a.js'],
    ['an address that cannot be decoded', '/base/50%'],
    ['data', 'data:text/plain,a'],
  ])('are none of %s', (_what, address) => {
    expect(linkedFiles(`<script src="${address}"></script>`, '/base/')).toEqual([]);
  });

  it.each([
    ['another site', '//example.org/a.js'],
    ['an address that is relative to the page', 'a.js'],
    ['an address that is none', '//['],
  ])('are none of %s where the site has its host to itself', (_what, address) => {
    expect(linkedFiles(`<script src="${address}"></script>`, '/')).toEqual([]);
  });
});
