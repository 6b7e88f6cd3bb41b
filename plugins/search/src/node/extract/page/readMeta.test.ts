import {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {type PageMeta, readMeta} from './readMeta';

const metaOf = (...elements: Record<string, string>[]): PageMeta =>
  readMeta(elements.map((attributes) => new Element('meta', attributes)));

describe('Reading metadata', () => {
  it('accepts names in any case, and with hyphens for underscores', () => {
    const meta = metaOf(
      {name: 'Description', content: 'About it'},
      {name: 'search-boost', content: '2.5'},
    );
    expect(meta).toMatchObject({description: 'About it', boost: 2.5});
  });

  it('joins the keywords for the search with the usual ones', () => {
    const search = {name: 'search_keywords', content: 'tone'};
    expect(metaOf(search).keywords).toBe('tone');
    expect(metaOf(search, {name: 'keywords', content: 'sound, music'}).keywords).toBe(
      'sound, music, tone',
    );
  });

  it('reads each search answer, even an empty one', () => {
    const content = 'water,  make a pond,';
    expect(metaOf({name: 'search-answers', content}).answers).toEqual(['water', 'make a pond', '']);
    expect(metaOf().answers).toEqual([]);
  });

  it('leaves the page out only if <meta name="search"> has the content "false"', () => {
    expect(metaOf({name: 'search', content: 'false'}).isIgnored).toBe(true);
    expect(metaOf({name: 'search', content: 'true'}).isIgnored).toBe(false);
    expect(metaOf({name: 'robots', content: 'false'}).isIgnored).toBe(false);
  });

  it('leaves out a page that redirects to another one, but not one that reloads itself', () => {
    const isIgnored = (content: string): boolean =>
      metaOf({'http-equiv': 'Refresh', content}).isIgnored;
    expect(isIgnored('0; url=there.html')).toBe(true);
    expect(isIgnored('0;there.html')).toBe(true);
    expect(isIgnored('30')).toBe(false);
    expect(isIgnored('30;')).toBe(false);
    expect(metaOf({'http-equiv': 'content-type', content: '0; url=there'}).isIgnored).toBe(false);
  });
});
