import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {clearMarks, findRanges, markOnNextPage, markTarget} from './targetHighlight';

/** What is marked, for jsdom has no highlights. */
class Highlighted {
  readonly words: string[];
  /** Names of the elements that the words stand in. */
  readonly places: (string | undefined)[];
  constructor(...ranges: Range[]) {
    this.words = ranges.map(String);
    this.places = ranges.map(({startContainer}) => startContainer.parentElement?.tagName);
  }
}

/** What the router does: it tells of an address that the browser has. */
function arriveAt(address: string): void {
  window.history.replaceState(null, '', address);
  markTarget(address);
}

/** What would be marked in a paragraph with this text. */
function marked(text: string, terms: string[]): string[] {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return findRanges(paragraph, terms).map(String);
}

describe('findRanges', () => {
  it('marks the beginnings of words, whatever their case', () => {
    expect(marked('Lights light a starlight and a 2light.', ['light'])).toEqual(['Light', 'light']);
  });

  it('marks no single letter, of which a page is full', () => {
    expect(marked('A light a', ['a', 'light'])).toEqual(['light']);
  });

  it('marks words with accents, which the index writes without them', () => {
    expect(marked('In der Dämmerung grüßt das Café.', ['dammerung', 'grusst', 'cafe'])).toEqual([
      'Dämmerung',
      'grüßt',
      'Café',
    ]);
  });

  it('marks an accent that is a character of its own', () => {
    expect(marked('Cafe\u0301 und Tee', ['cafe'])).toEqual(['Cafe\u0301']);
  });

  it('keeps its place behind emoji and ligatures', () => {
    expect(marked('\u{1f600} ﬁne Größe Lampen', ['lampe'])).toEqual(['Lampe']);
  });

  it('marks words of languages without spaces, and Latin words among them', () => {
    expect(marked('用来使用Docusaurus构建', ['使用', 'docusaurus', '构建'])).toEqual([
      '使用',
      'Docusaurus',
      '构建',
    ]);
  });

  it('marks a word of a language without spaces as a whole, whose pairs of letters overlap', () => {
    expect(marked('このデータとデーモン', ['デー', 'ータ'])).toEqual(['データ', 'デー']);
    expect(marked('データデータ、全文検索', ['デー', 'ータ', '全文', '文検', '検索'])).toEqual([
      'データ',
      'データ',
      '全文検索',
    ]);
  });

  it('marks Arabic words behind their article, which the index does without', () => {
    expect(marked('المشهد وبالكاميرا، مشهد', ['مشهد', 'كاميرا'])).toEqual(['مشهد', 'مشهد']);
    expect(marked('والمشهد للمشهد', ['مشهد'])).toEqual(['مشهد', 'مشهد']);
  });

  it('marks Arabic words with their signs, which the index writes without them', () => {
    expect(marked('كائنات مُحَرِّك كـــتاب', ['كاينات', 'محرك', 'كتاب'])).toEqual([
      'كائنات',
      'مُحَرِّك',
      'كـــتاب',
    ]);
  });

  it('marks a Thai word as a whole, whose marks are characters of their own', () => {
    const word = 'ข้อมูล';
    const pairs = [...word].slice(1).map((character, index) => `${word[index]}${character}`);
    expect(marked(`ดู${word}นี้`, pairs)).toEqual([word]);
  });

  it('marks the longest of the words that begin alike', () => {
    expect(marked('Lighting, lights', ['light', 'lighting'])).toEqual(['Lighting', 'light']);
  });

  it('marks a word that ends the text, whose end is shorter than another word', () => {
    expect(marked('GET or DELETE', ['delete', 'webhooks'])).toEqual(['DELETE']);
  });

  it('marks words that overlap as one', () => {
    expect(marked('Key.SHIFT_LEFT', ['key.shift', 'shift_left'])).toEqual(['Key.SHIFT_LEFT']);
    expect(marked('Key.SHIFT_LEFT', ['key.shift_left', 'shift'])).toEqual(['Key.SHIFT_LEFT']);
  });

  it('takes signs of the pattern language as they are', () => {
    expect(marked('Use c++ or cc.', ['c++'])).toEqual(['c++']);
  });
});

describe('On a page with more found words than are marked', () => {
  const article = document.createElement('article');
  article.innerHTML = `${'<p>light</p>'.repeat(300)}<h2>Light</h2><p>The light.</p>`;
  const heading = article.querySelector('h2') as HTMLElement;

  it('those of the section of the hit are marked, then those at the top', () => {
    const ranges = findRanges(article, ['light'], heading);
    const [title, text, top] = ranges.map(({startContainer}) => startContainer.parentElement);
    expect(title).toBe(heading);
    expect(text).toBe(article.lastElementChild);
    expect(top).toBe(article.firstElementChild);
    expect(ranges).toHaveLength(200);
  });

  it('no word is marked twice', () => {
    article.querySelectorAll('p').forEach((paragraph, index) => index > 2 && paragraph.remove());
    expect(findRanges(article, ['light'], heading)).toHaveLength(4);
  });
});

describe('The keys, once a hit was chosen', () => {
  afterEach(() => {
    clearMarks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  /** What has the focus once the page with the address is shown. */
  function focusedAt(address: string): Element | null {
    vi.stubGlobal('CSS', {});
    document.body.innerHTML =
      '<input><h2 id="größe">Size</h2><a id="link" href="#x" tabindex="0">Link</a>';
    document.querySelector('input')?.focus();
    arriveAt(address);
    return document.activeElement;
  }

  it('are at the section that the hit is, which Tab does not stop at', () => {
    markOnNextPage('/docs/a#größe', []);
    const section = focusedAt('/docs/a#gr%C3%B6%C3%9Fe');
    expect(section?.id).toBe('größe');
    expect(section?.hasAttribute('tabindex')).toBe(false);
  });

  it('are put there without scrolling, which the page does by itself', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    markOnNextPage('/docs/a#link', []);
    focusedAt('/docs/a#link');
    expect(focus).toHaveBeenLastCalledWith({preventScroll: true});
    focus.mockRestore();
  });

  it('are at the link that the hit is, which Tab stops at as before', () => {
    markOnNextPage('/docs/a#link', []);
    const link = focusedAt('/docs/a#link');
    expect(link?.id).toBe('link');
    expect(link?.getAttribute('tabindex')).toBe('0');
  });

  it('unfold what hides the section, and bring it into view when it is there', () => {
    vi.stubGlobal('CSS', {});
    document.body.innerHTML =
      '<input><details open><summary>A</summary><details><summary>B</summary><h2 id="folded">C</h2></details></details>';
    const clicked: (string | null)[] = [];
    document.body.addEventListener('click', ({target}) => {
      clicked.push((target as Element).textContent);
    });
    const scrolled = vi.fn();
    const section = document.getElementById('folded') as HTMLElement;
    section.scrollIntoView = scrolled;
    markOnNextPage('/docs/a#folded', []);
    arriveAt('/docs/a#folded');
    expect(clicked).toEqual(['B']);
    expect(scrolled).toHaveBeenCalledOnce();
    // Browsers take the keys from what is hidden meanwhile.
    document.querySelector('input')?.focus();
    const endTransition = (propertyName: string) =>
      section.parentElement?.dispatchEvent(
        Object.assign(new Event('transitionend'), {propertyName}),
      );
    endTransition('transform');
    expect(scrolled).toHaveBeenCalledOnce();
    endTransition('height');
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(section);
    // The reader may fold it again.
    endTransition('height');
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it('are at the section once all that hides it is unfolded, the outermost with it', () => {
    vi.stubGlobal('CSS', {});
    document.body.innerHTML =
      '<details id="outer"><summary>A</summary><details><summary>B</summary><h2 id="folded">C</h2></details></details>';
    const done: (string | null)[] = [];
    const note = ({target}: Event) => done.push((target as Element).textContent);
    const listeners = new AbortController();
    for (const event of ['click', 'focusin'])
      document.body.addEventListener(event, note, {signal: listeners.signal});
    const section = document.getElementById('folded') as HTMLElement;
    const scrolled = vi.fn();
    section.scrollIntoView = scrolled;
    markOnNextPage('/docs/a#folded', []);
    arriveAt('/docs/a#folded');
    listeners.abort();
    expect(done).toEqual(['B', 'A', 'C']);
    const unfolded = Object.assign(new Event('transitionend'), {propertyName: 'height'});
    document.getElementById('outer')?.dispatchEvent(unfolded);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['another page is shown', '/docs/a#größe', '/docs/b#größe'],
    ['the section is not there', '/docs/a#none', '/docs/a#none'],
    ['the hit is the page', '/docs/a', '/docs/a'],
  ])('stay where they are where %s', (_, hit, shown) => {
    markOnNextPage(hit, []);
    expect(focusedAt(shown)?.tagName).toBe('INPUT');
  });
});

describe('A page that has not come yet when the router tells of it', () => {
  const highlights = new Map<string, Highlighted>();
  const marks = () => Array.from(highlights.values()).flatMap(({words}) => words);
  const scrolled = vi.fn();
  /** The page comes, and what waits for it is told. */
  async function show(html: string): Promise<void> {
    document.body.innerHTML = html;
    await Promise.resolve();
  }

  beforeEach(() => {
    vi.stubGlobal('CSS', {highlights});
    vi.stubGlobal('Highlight', Highlighted);
    Element.prototype.scrollIntoView = scrolled;
    document.body.innerHTML = '<main></main>';
  });
  afterEach(() => {
    clearMarks();
    vi.unstubAllGlobals();
    scrolled.mockClear();
    document.body.replaceChildren();
  });

  const SECTION = '<article><h2 id="colour">Colour</h2><p>Light</p></article>';

  it('gets its marks and the keys at the section, which comes into view', async () => {
    markOnNextPage('/docs/a#colour', ['light']);
    arriveAt('/docs/a#colour');
    await show('<main><p>Loading</p></main>');
    expect(marks()).toEqual([]);
    await show(SECTION);
    expect(marks()).toEqual(['Light']);
    expect(document.activeElement?.id).toBe('colour');
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('is waited for half a minute, but not on and on', async () => {
    vi.useFakeTimers();
    markOnNextPage('/docs/a#colour', ['light']);
    arriveAt('/docs/a#colour');
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await show(SECTION);
    expect(marks()).toEqual([]);
  });

  it.each(['<main></main>', ''])(
    'gets its marks where the hit is the page, of %j',
    async (html) => {
      document.body.innerHTML = html;
      markOnNextPage('/docs/a', ['light']);
      arriveAt('/docs/a');
      await show(SECTION);
      expect(marks()).toEqual(['Light']);
      expect(scrolled).not.toHaveBeenCalled();
    },
  );

  it.each(['', SECTION])(
    'is marked once, so that the keys stay where the reader leads them then: %j',
    async (html) => {
      document.body.innerHTML = html;
      markOnNextPage('/docs/a#colour', ['light']);
      arriveAt('/docs/a#colour');
      await show(SECTION);
      await show(`<input>${SECTION}<p>Light</p>`);
      expect(document.activeElement).toBe(document.body);
      expect(marks()).toEqual(['Light']);
      expect(scrolled).toHaveBeenCalledTimes(html === '' ? 1 : 0);
    },
  );

  it.each([
    ['the section is there without the words', '/docs/a#colour', '<h2 id="colour">Colour</h2>'],
    ['the words are there', '/docs/a', '<main>Light</main>'],
  ])('is not waited for where %s', async (_, address, html) => {
    document.body.innerHTML = html;
    markOnNextPage(address, ['light']);
    arriveAt(address);
    const before = marks();
    await show('<main><h2 id="colour">Colour</h2>Light, light</main>');
    expect(marks()).toEqual(before);
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['another one is shown by then', () => arriveAt('/docs/b')],
    ['the reader has pressed Escape', clearMarks],
  ])('is not marked where %s', async (_, leave) => {
    markOnNextPage('/docs/a', ['light']);
    arriveAt('/docs/a');
    leave();
    await show(SECTION);
    expect(marks()).toEqual([]);
  });
});

describe('The words of a hit', () => {
  const highlights = new Map<string, Highlighted>();
  beforeEach(() => {
    vi.stubGlobal('CSS', {highlights});
    vi.stubGlobal('Highlight', Highlighted);
    document.body.innerHTML = '<article>Light</article>';
  });
  afterEach(() => {
    clearMarks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it('are kept while a page is told of that the reader has left already', () => {
    window.history.replaceState(null, '', '/docs/b');
    markOnNextPage('/docs/b', ['light']);
    markTarget('/docs/a');
    expect(highlights.size).toBe(0);
    arriveAt('/docs/b');
    expect(highlights.size).toBe(1);
  });

  it('are marked on a page without an article', () => {
    document.body.innerHTML = '<aside>Light</aside><main>Light</main>';
    markOnNextPage('/docs/b', ['light']);
    arriveAt('/docs/b');
    expect(highlights.get('search-hit')?.places).toEqual(['MAIN']);
  });

  it('are marked from the section of the hit on, where a page has more than are marked', () => {
    document.body.innerHTML = `<article>${'<p>Light</p>'.repeat(300)}<h2 id="lamp">Light</h2></article>`;
    markOnNextPage('/docs/b#lamp', ['light']);
    arriveAt('/docs/b#lamp');
    expect(highlights.get('search-hit')?.places[0]).toBe('H2');
  });

  it('are marked in the article where the section that has the keys stands beside it', () => {
    document.body.innerHTML = '<h1 id="lamp">Lamp</h1><article>Light</article>';
    markOnNextPage('/docs/b#lamp', ['light']);
    arriveAt('/docs/b#lamp');
    expect(highlights.get('search-hit')?.places).toEqual(['ARTICLE']);
  });

  it('do no harm in a browser that marks nothing', () => {
    vi.stubGlobal('CSS', {});
    markOnNextPage('/docs/b', ['light']);
    expect(() => arriveAt('/docs/b')).not.toThrow();
  });

  it('are forgotten where the reader comes to another page', () => {
    markOnNextPage('/docs/b', ['light']);
    arriveAt('/docs/a');
    arriveAt('/docs/b');
    expect(highlights.size).toBe(0);
  });
});

it('is loaded by Safari before 16.4, which knows no lookbehind', async () => {
  vi.stubGlobal(
    'RegExp',
    class extends RegExp {
      constructor(pattern: string | RegExp, flags?: string) {
        if (/\(\?<[=!]/.test(String(pattern)))
          throw new SyntaxError('invalid group specifier name');
        super(pattern, flags);
      }
    },
  );
  vi.resetModules();
  try {
    await expect(import('./targetHighlight')).resolves.toHaveProperty('markTarget');
  } finally {
    vi.unstubAllGlobals();
  }
});
