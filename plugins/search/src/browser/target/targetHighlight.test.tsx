import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {clearMarks, findRanges, expectHit, markTarget} from './targetHighlight';

vi.mock('./loadedHit', () => ({keepHit: vi.fn(), forgetHit: vi.fn()}));

class Highlighted {
  readonly words: string[];
  readonly places: (string | undefined)[];
  constructor(...ranges: Range[]) {
    this.words = ranges.map(String);
    this.places = ranges.map(({startContainer}) => startContainer.parentElement?.tagName);
  }
}

function arriveAt(address: string): void {
  window.history.replaceState(null, '', address);
  markTarget(address);
}

function marked(text: string, terms: string[]): string[] {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return findRanges(paragraph, terms).map(String);
}

describe('findRanges', () => {
  it('marks the beginnings of words, ignoring case', () => {
    expect(marked('Lights light a starlight and a 2light.', ['light'])).toEqual(['Light', 'light']);
  });

  it('does not mark single letters, which are too frequent', () => {
    expect(marked('A light a', ['a', 'light'])).toEqual(['light']);
  });

  it('marks words with accents, which the index stores without them', () => {
    expect(marked('In der Dämmerung grüßt das Café.', ['dammerung', 'grusst', 'cafe'])).toEqual([
      'Dämmerung',
      'grüßt',
      'Café',
    ]);
  });

  it('marks words of languages without spaces, and Latin words among them', () => {
    expect(marked('用来使用Docusaurus构建', ['使用', 'docusaurus', '构建'])).toEqual([
      '使用',
      'Docusaurus',
      '构建',
    ]);
  });

  it('merges overlapping bigrams in a language without spaces', () => {
    expect(marked('このデータとデーモン', ['デー', 'ータ'])).toEqual(['データ', 'デー']);
    expect(marked('データデータ、全文検索', ['デー', 'ータ', '全文', '文検', '検索'])).toEqual([
      'データ',
      'データ',
      '全文検索',
    ]);
  });

  it('marks the longest of several words with the same beginning', () => {
    expect(marked('Lighting, lights', ['light', 'lighting'])).toEqual(['Lighting', 'light']);
  });

  it('merges words that overlap', () => {
    expect(marked('Key.SHIFT_LEFT', ['key.shift', 'shift_left'])).toEqual(['Key.SHIFT_LEFT']);
    expect(marked('Key.SHIFT_LEFT', ['key.shift_left', 'shift'])).toEqual(['Key.SHIFT_LEFT']);
  });
});

describe('On a page with more matches than can be marked', () => {
  const article = document.createElement('article');
  article.innerHTML = `${'<p>light</p>'.repeat(300)}<h2>Light</h2><p>The light.</p>`;
  const heading = article.querySelector('h2') as HTMLElement;

  it('the matches in the section of the hit are marked first, and then those from the top of the page', () => {
    const ranges = findRanges(article, ['light'], heading);
    const [title, text, top] = ranges.map(({startContainer}) => startContainer.parentElement);
    expect(title).toBe(heading);
    expect(text).toBe(article.lastElementChild);
    expect(top).toBe(article.firstElementChild);
    expect(ranges).toHaveLength(200);
  });
});

describe('The focus after opening a hit', () => {
  afterEach(() => {
    clearMarks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  function focusedAt(address: string): Element | null {
    vi.stubGlobal('CSS', {});
    document.body.innerHTML =
      '<input><h2 id="größe">Size</h2><a id="link" href="#x" tabindex="0">Link</a>';
    document.querySelector('input')?.focus();
    arriveAt(address);
    return document.activeElement;
  }

  function themeDetails(): (string | null)[] {
    const clicked: (string | null)[] = [];
    for (const summary of document.querySelectorAll('[data-collapsed] > summary'))
      summary.addEventListener('click', (event) => {
        event.preventDefault();
        event.stopPropagation();
        clicked.push(summary.textContent);
        (summary.parentElement as HTMLDetailsElement).open = true;
      });
    return clicked;
  }

  it('moves to a hidden section after the details around it are expanded, the outermost first', async () => {
    vi.stubGlobal('CSS', {});
    document.body.innerHTML =
      '<input><details data-collapsed="true"><summary>A</summary><details data-collapsed="true"><summary>B</summary><details><summary>C</summary><h2 id="folded">D</h2></details></details></details>';
    const clicked = themeDetails();
    const scrolled = vi.fn();
    const section = document.getElementById('folded') as HTMLElement;
    section.scrollIntoView = scrolled;
    expectHit('/docs/a#folded', []);
    arriveAt('/docs/a#folded');
    expect(clicked).toEqual(['A', 'B']);
    expect(section.closest('details')?.open).toBe(true);
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
    expect(document.activeElement).toBe(section);
    // Browsers remove the focus from hidden elements.
    document.querySelector('input')?.focus();
    const endTransition = (propertyName: string) =>
      document
        .querySelector('details')
        ?.dispatchEvent(Object.assign(new Event('transitionend'), {propertyName}));
    endTransition('transform');
    expect(scrolled).toHaveBeenCalledOnce();
    endTransition('height');
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(section);
    endTransition('height');
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['another page is shown', '/docs/a#größe', '/docs/b#größe'],
    ['the section does not exist', '/docs/a#none', '/docs/a#none'],
    ['the hit is the page', '/docs/a', '/docs/a'],
  ])('does not move if %s', (_, hit, shown) => {
    expectHit(hit, []);
    expect(focusedAt(shown)?.tagName).toBe('INPUT');
  });
});

describe('A word in a hidden part of the section', () => {
  beforeEach(() => {
    vi.stubGlobal('CSS', {});
    window.localStorage.clear();
  });
  afterEach(() => {
    clearMarks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  function tabs(titles: string[], panels: string[]): string {
    const list = titles.map((title) => `<li role="tab">${title}</li>`).join('');
    const shown = panels.map(
      (panel, at) => `<div role="tabpanel"${at > 0 ? ' hidden' : ''}>${panel}</div>`,
    );
    return `<div><ul role="tablist">${list}</ul><div>${shown.join('')}</div></div>`;
  }

  function listen(): void {
    for (const list of document.querySelectorAll('[role=tablist]'))
      Array.from(list.children).forEach((tab, at) =>
        tab.addEventListener('click', () => {
          window.localStorage.setItem('docusaurus.tab.os', tab.textContent ?? '');
          Array.from(list.nextElementSibling?.children ?? []).forEach((panel, other) => {
            panel.toggleAttribute('hidden', other !== at);
          });
        }),
      );
  }

  async function comeTo(html: string, terms: string[]): Promise<(string | null)[]> {
    document.body.innerHTML = `<article><h1>Page</h1><p>Start</p><h2 id="install">Install</h2>${html}<h2 id="next">Next</h2><details><summary>More</summary>snap</details></article>`;
    const scrolled: (string | null)[] = [];
    Element.prototype.scrollIntoView = function scroll(this: Element) {
      scrolled.push(this.textContent);
    };
    listen();
    expectHit('/docs/a#install', terms);
    arriveAt('/docs/a#install');
    await Promise.resolve();
    return scrolled;
  }
  const shownPanels = () =>
    Array.from(document.querySelectorAll('[role=tabpanel]:not([hidden])'), (panel) =>
      panel.textContent?.trim(),
    );

  const OS = tabs(['Linux', 'Windows'], ['<p>Use apt.</p>', '<p>Use winget.</p>']);

  it('is revealed by selecting its tab, and the selection is not stored', async () => {
    expect(await comeTo(OS, ['winget', 'install'])).toEqual(['Use winget.']);
    expect(shownPanels()).toEqual(['Use winget.']);
    expect({...window.localStorage}).toEqual({});
    window.localStorage.setItem('docusaurus.tab.os', 'Linux');
    await comeTo(OS, ['winget']);
    expect({...window.localStorage}).toEqual({'docusaurus.tab.os': 'Linux'});
  });

  it('is revealed inside nested tabs and details, and in a panel that its tab refers to by id', async () => {
    await comeTo(tabs(['A', 'B'], ['a', `b${OS}`]), ['winget']);
    expect(shownPanels()).toEqual(['bLinuxWindowsUse apt.Use winget.', 'Use winget.']);
    await comeTo(`<details><summary>More</summary>${OS}</details>`, ['winget']);
    expect(shownPanels()).toEqual(['Use winget.']);
    expect(document.querySelector('details')?.open).toBe(true);
    const named =
      '<b role="tab" aria-controls="two">2</b><div id="one" role="tabpanel">1</div><div id="two" role="tabpanel" hidden>winget</div>';
    expectHit('/docs/a', ['winget']);
    document.body.innerHTML = `<main>${named}</main>`;
    document.querySelector('b')?.addEventListener('click', () => {
      document.getElementById('two')?.removeAttribute('hidden');
    });
    arriveAt('/docs/a');
    expect(shownPanels()).toEqual(['1', 'winget']);
  });

  it.each([
    ['it is visible in another part', `<p>winget</p>${OS}`, ['winget', 'install']],
    ['it is in the summary', '<details><summary>winget</summary>Text</details>', ['winget']],
    ['it is in another section', '<p>Text</p>', ['snap']],
  ])('stays hidden if %s', async (_, html, terms) => {
    expect(await comeTo(html, terms)).toEqual([]);
    expect(document.querySelector('details[open]')).toBeNull();
    expect(shownPanels()).not.toContain('Use winget.');
  });
});

describe('A page whose content is rendered after the route change', () => {
  const highlights = new Map<string, Highlighted>();
  const marks = () => Array.from(highlights.values()).flatMap(({words}) => words);
  const scrolled = vi.fn();
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

  it('is marked, scrolled to the section of the hit, and gets the focus there', async () => {
    expectHit('/docs/a#colour', ['light']);
    arriveAt('/docs/a#colour');
    await show('<main><p>Loading</p></main>');
    expect(marks()).toEqual([]);
    await show(SECTION);
    expect(marks()).toEqual(['Light']);
    expect(document.activeElement?.id).toBe('colour');
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it.each([
    ['another page is shown before that', () => arriveAt('/docs/b')],
    ['the reader has pressed Escape', clearMarks],
  ])('is not marked if %s', async (_, leave) => {
    expectHit('/docs/a', ['light']);
    arriveAt('/docs/a');
    leave();
    await show(SECTION);
    expect(marks()).toEqual([]);
  });
});
