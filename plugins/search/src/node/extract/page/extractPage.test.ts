import {describe, expect, it} from 'vitest';
import {extractHtml} from './__tests__/extractHtml';
import {ignoredElements} from './ignoredElements';

const sectionsOf = (html: string): [string, string, string][] =>
  (extractHtml('/p', html)?.sections ?? []).map(({hash, heading, text}) => [hash, heading, text]);

describe('Extracting a page', () => {
  it('cuts the page at headings with an id on, around or before them', () => {
    const html = `<nav>Menu</nav><main><h1>Title</h1><p>Lead</p>
      <h2 id=own>Own<a class=hash-link href=#own>#</a></h2>One
      <section id=around><h2>Around</h2>Two</section>
      <a name=before></a><h3>Before</h3>Three</main><footer>Foot</footer>`;
    expect(extractHtml('/p', html)?.title).toBe('Title');
    expect(sectionsOf(html)).toEqual([
      ['', '', 'Lead'],
      ['own', 'Own', 'One'],
      ['around', 'Around', 'Two'],
      ['before', 'Before', 'Three'],
    ]);
  });

  it('uses an id after a heading if their parent element contains nothing else', () => {
    const box = (name: string, anchor: string): string =>
      `<div class="markdown-heading"><h2 class="heading-element">${name}</h2>${anchor}</div>`;
    const link = '<svg><path d=""></path></svg>';
    const github = (name: string): string =>
      box(name, `<a id="user-content-${name}" class="anchor" href="#${name}">${link}</a>`);
    expect(
      sectionsOf(`<main><h1>T</h1>${github('install')}One ${github('usage')}Two</main>`),
    ).toEqual([
      ['', '', ''],
      ['user-content-install', 'install', 'One'],
      ['user-content-usage', 'usage', 'Two'],
    ]);
    const others = [box('A', '<span id=a></span>'), box('B', '<a name=b></a>'), box('C', '\n')];
    expect(
      sectionsOf(`<main id=m><h1 id=t>T</h1><p>Lead</p>${others.join('Text')}</main>`),
    ).toEqual([
      ['', '', 'Lead'],
      ['a', 'A', 'Text'],
      ['b', 'B', 'Text C'],
    ]);
  });

  it('leaves out the line numbers of code', () => {
    const code = 'let lamp';
    const blocks = [
      `<table class="lntable"><tr><td class="lntd"><pre class="chroma"><code><span class="lnt">41\n</span></code></pre></td><td class="lntd"><pre><code>${code}</code></pre></td></tr></table>`,
      `<pre><code><span class="line"><span class="ln">41</span><span class="cl">${code}</span></span></code></pre>`,
      `<table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre>41</pre></div></td><td class="code"><pre>${code}</pre></td></tr></table>`,
      `<pre><span class="linenos">41</span>${code}</pre>`,
      `<table class="rouge-table"><tr><td class="rouge-gutter gl"><pre class="lineno">41</pre></td><td class="rouge-code"><pre>${code}</pre></td></tr></table>`,
      `<pre><code><span class="linenumber react-syntax-highlighter-line-number">41</span>${code}</code></pre>`,
      `<div class="fragment"><div class="line"><a name="l41"></a><span class="lineno">41</span>${code}</div></div>`,
      `<table><tr><td class="gutter"><pre>41</pre></td><td><pre>${code}</pre></td></tr></table>`,
      `<table class="hljs-ln"><tr><td class="hljs-ln-numbers">41</td><td class="hljs-ln-code">${code}</td></tr></table>`,
      `<table class="CodeRay"><tr><td class="line-numbers"><pre>41</pre></td><td class="code"><pre>${code}</pre></td></tr></table>`,
      `<pre class="line-numbers language-js"><code>${code}<span class="line-numbers-rows"><span>41</span></span></code></pre>`,
      `<div><span class="codeLineNumber_Tfdd">41</span>${code}</div>`,
      `<div class="gutter"><div class="row">${code}</div></div>`,
    ];
    for (const block of blocks)
      expect(extractHtml('/p', `<main><h1>T</h1>${block}</main>`)?.sections[0]?.text, block).toBe(
        code,
      );
  });

  it('finds the title in the header of a page without main, unless this title may be the name of the site', () => {
    const page = (name: string, header: string): unknown[] => {
      const html = `${name}<body><header>Menu <h1>${header}</h1> more</header><h1 id=one>One</h1>text`;
      return [extractHtml('/p', html)?.title, ...sectionsOf(html).flat()];
    };
    const whole = ['', '', '', 'one', 'One', 'text'];
    expect(page('<title>The Big Guide</title>', 'The\n <em>Big</em> Guide')).toEqual([
      'The Big Guide',
      ...whole,
    ]);
    expect(page('', 'The Guide')).toEqual(['The Guide', ...whole]);
    expect(page('<title>One | Site</title>', 'Site')).toEqual(['One', '', '', 'text']);
    const title = (html: string): string | undefined => extractHtml('/p', html)?.title;
    expect(title('<header><h1>Site</h1></header><main><h1>One</h1></main>')).toBe('One');
    expect(title('<header data-search-ignore><h1>Site</h1></header><h1>One</h1>')).toBe('One');
    expect(title('<header><h1 data-search-ignore>Site</h1></header><h1>One</h1>')).toBe('One');
    expect(title('<header><h1>Guide</h1><h1>Two</h1></header><h1>One</h1>')).toBe('Guide');
    expect(title('<h1>One</h1><header><h1>Two</h1></header>')).toBe('One');
    expect(title('<main><header role=banner><h1>Site</h1></header><h1>One</h1></main>')).toBe(
      'One',
    );
    expect(title('<header>Menu</header><nav><h1>Site</h1></nav><h1>One</h1>')).toBe('One');
  });

  it('reads details and inactive tabs, and leaves out controls and elements with data-search-ignore', () => {
    const html = `<main><h1>T</h1><details><summary>More</summary>inside</details>
      <div hidden role=tabpanel>tab</div><button>Copy</button><p data-search-ignore=true>no</p></main>`;
    expect(sectionsOf(html)).toEqual([['', '', 'More inside tab']]);
  });

  it.each(['<main>', '<div role=main>', '<article>'])(
    'reads a page whose %s is in a form, as in ASP.NET',
    (container) => {
      const html = `<form id=f><header>Menu</header>${container}<h1>T</h1>Text</form>`;
      expect(extractHtml('/p', html)?.title).toBe('T');
      expect(sectionsOf(html)).toEqual([['', '', 'Text']]);
    },
  );

  it('reads a button that starts a heading, because it toggles the text below', () => {
    const html = `<main><h1>T</h1>
      <h3 id=a><button aria-expanded=false>How <b>do</b> I?<svg>+</svg></button></h3>Click.
      <h2 id=b role=button>Also</h2>Yes.
      <h2 id=c>Title <button>Copy</button></h2>Text.
      <h2 id=d><button>#</button>Own <a href=#d><span>¶</span></a></h2>More.
      <details><summary role=button>Sum</summary>inside</details><p role=button>no</p></main>`;
    expect(sectionsOf(html).slice(1)).toEqual([
      ['a', 'How do I?', 'Click.'],
      ['b', 'Also', 'Yes.'],
      ['c', 'Title', 'Text.'],
      ['d', 'Own', 'More. Sum inside'],
    ]);
  });

  it('leaves out the section of an ignored heading, up to the next heading of its level', () => {
    const isIgnored = ignoredElements(['#related']);
    const html = `<main><h1>T</h1>lead<h2 id=one>One</h2>1
      <h2 id=related>Related</h2><ul><li>links</li></ul><h3 id=more>More</h3>links
      <h2 id=two>Two</h2>2<section><h3 data-search-ignore>Off</h3>off</section>on</main>`;
    const sections = extractHtml('/p', html, isIgnored)?.sections;
    expect(sections?.map(({hash, text}) => [hash, text])).toEqual([
      ['', 'lead'],
      ['one', '1'],
      ['two', '2 on'],
    ]);
    const bare = '<h1>T</h1>lead<h2 data-search-ignore>Off</h2>off<p>off</p><h2 id=on>On</h2>on';
    expect(sectionsOf(bare).map(([hash, , text]) => [hash, text])).toEqual([
      ['', 'lead'],
      ['on', 'on'],
    ]);
    expect(sectionsOf('<main><h1 data-search-ignore>T</h1>all</main>')).toEqual([['', '', 'all']]);
    const foreign = '<main><h1>T</h1>lead<h2 id=a data-pagefind-ignore>A</h2>kept</main>';
    expect(sectionsOf(foreign)).toEqual([['', '', 'lead kept']]);
  });

  it("gives the id of an element with other text to the element's first heading", () => {
    const html = `<main><h1>T</h1><section id=around>Text<div><h2>One</h2>one</div><h2>Two</h2></section></main>`;
    expect(sectionsOf(html)).toEqual([
      ['', '', 'Text'],
      ['around', 'One', 'one Two'],
    ]);
  });

  it.each(['main', 'body', 'article'])(
    'does not use the id on or around <%s> for a heading inside',
    (tag) => {
      const html = `<div id=site><${tag} id=content><h1>T</h1><h2>One</h2>one</${tag}></div>`;
      expect(sectionsOf(html)).toEqual([['', '', 'One one']]);
    },
  );

  it("uses the target of a heading's link to itself, if the link has a known class", () => {
    const html = `<main><h1>T</h1><h2>One<a class=headerlink href=#one>link</a></h2>
      <h2>Two<a class=headerlink href=other.html>link</a></h2></main>`;
    expect(sectionsOf(html)).toEqual([
      ['', '', ''],
      ['one', 'One', 'Two'],
    ]);
  });

  it('uses the name of a link in a heading as an anchor only if the link refers to this name', () => {
    const html = `<main><h1>T</h1><a name=equals></a><h2><a name=Any href=any.html>Any</a> ==</h2>
      <h2><a name=own href=#own>Own</a></h2></main>`;
    expect(sectionsOf(html).slice(1)).toEqual([
      ['equals', 'Any ==', ''],
      ['own', 'Own', ''],
    ]);
  });

  it('leaves out lists of chapters, but not chapters with the same class', () => {
    const html = `<main><h1>T</h1>Lead<div class="toctree-wrapper compound">
      <ul><li class="toctree-l1">Chapter <ul><li class="toctree-l2">part</ul></ul></div>
      <div class="toctree-wrapper"><section id=one><h2>One</h2>text</section></div></main>`;
    expect(sectionsOf(html)).toEqual([
      ['', '', 'Lead'],
      ['one', 'One', 'text'],
    ]);
  });

  it("leaves out the symbol of a heading's link to itself, but keeps symbols of the heading's text", () => {
    const html = `<main><h1>T</h1><h2 id=a>C#<a href=#a>¶</a></h2><h2 id=b><a href=#b>F#</a></h2>
      <h2 id=c><a href=#c>Issue</a> #</h2>see <a href=#c>#</a></main>`;
    expect(sectionsOf(html).slice(1)).toEqual([
      ['a', 'C#', ''],
      ['b', 'F#', ''],
      ['c', 'Issue #', 'see #'],
    ]);
  });

  it('finds the bounds of code, which ends with the outermost of nested elements', () => {
    const codeOf = (html: string): string[] => {
      const {text = '', code = []} = extractHtml('/p', `<h1>T</h1>${html}`)?.sections[0] ?? {};
      return code.flatMap((start, at) => (at % 2 === 0 ? [text.slice(start, code[at + 1])] : []));
    };
    expect(codeOf('<p>see</p> <pre>a = 1</pre> end')).toEqual(['a = 1']);
    expect(codeOf('<pre>a <pre>= </pre>1</pre> end')).toEqual(['a = 1']);
  });

  it.each([
    ['1. The lamp', 'light, 1. The lamp'],
    ['Lamps', 'light'],
  ])(
    'uses the last breadcrumb "%s", which names the page, as a keyword if it differs from the title',
    (label, keywords) => {
      const html = `<meta name=keywords content=light><main><nav class=breadcrumbs><a>Docs</a>
        <i aria-current=page>${label}</i></nav><h1>Lamps</h1></main>`;
      expect(extractHtml('/p', html)).toMatchObject({breadcrumbs: ['Docs'], keywords});
    },
  );

  it.each(['main', 'article', 'div role=main'])(
    'ignores <%s> in a script, a comment, a template or an attribute value',
    (tag) => {
      const end = tag.split(' ')[0] ?? '';
      for (const written of [
        `<script>write('<${tag} >')</script>`,
        `<!-- <${tag} > -->`,
        `<template><${tag} >no</${end}></template>`,
        `<p title='<${tag} >'></p>`,
      ])
        expect(sectionsOf(`<h1>T</h1>${written}text`), written).toEqual([['', '', 'text']]);
    },
  );

  it("uses the document's title for a page without a heading, on one line", () => {
    const html = '<title> The\n Guide </title><main>text</main>';
    expect(extractHtml('/p', html)?.title).toBe('The Guide');
  });

  it.each([
    '<title>Guide</title><svg><title>Icon</title></svg><h2>Guide</h2>text',
    '<body><svg><title>Icon</title></svg><title>Guide</title><h2>Guide</h2>text',
    '<title>Guide</title><title>Other</title><h2>Guide</h2>text',
    '<html><body><div><title>Guide</title></div><h2>Guide</h2>text',
  ])('uses the title that browsers show for %s', (html) => {
    expect(extractHtml('/p', html)?.title).toBe('Guide');
    expect(extractHtml('/p', html.replace(/<h2>.*<\/h2>/, ''))?.title).toBe('Guide');
    expect(sectionsOf(html)).toEqual([['', '', 'text']]);
  });

  it('keeps a word together across soft hyphens and word breaks', () => {
    const html = `<title>Kapi&shy;tän</title><main><h1>Kapi&shy;tän</h1><p>Donau&shy;dampf&shy;schiff, ship<wbr>owner</main>`;
    expect(extractHtml('/p', html)?.title).toBe('Kapitän');
    expect(sectionsOf(html)).toEqual([['', '', 'Donaudampfschiff, shipowner']]);
  });

  it.each(['acronym', 'span', 'label', 'foo'])(
    'keeps a word together across <%s>, because browsers render it inline',
    (tag) => {
      expect(sectionsOf(`<h1>T</h1>un<${tag}>do</${tag}>ing`)).toEqual([['', '', 'undoing']]);
    },
  );

  it.each(['div', 'li', 'h2', 'legend', 'summary', 'video', 'progress', 'svg', 'game-card'])(
    'separates words around <%s>, which usually is a block',
    (tag) => {
      expect(sectionsOf(`<h1>T</h1>one<${tag}></${tag}>two`)).toEqual([['', '', 'one two']]);
    },
  );

  it('leaves out the pronunciation above a word, and keeps the word together', () => {
    const html = `<h1>T</h1><ruby>食<rp>(</rp><rt>た</rt><rp>)</rp></ruby>べる
      <ruby>漢<rt>かん<rb>字<rtc><rt>じ</ruby>だ`;
    expect(sectionsOf(html)).toEqual([['', '', '食べる 漢字だ']]);
  });

  const FORMULA = `<span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mi>n</mi><mn>2</mn></msup></mrow>
    <annotation encoding="application/x-tex">n^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base"><span class="mord">n<span>2</span></span></span></span></span>`;

  it('leaves out the formulas of KaTeX, whose HTML contains each formula three times', () => {
    const html = `<h1>T</h1><h2 id=a>Costs of ${FORMULA}</h2>takes ${FORMULA} steps (${FORMULA})`;
    expect(sectionsOf(html).at(-1)).toEqual(['a', 'Costs of', 'takes steps ( )']);
  });

  it.each([
    ['<b>zebulon quark</b><span>nowhereton</span>', 'zebulon quark nowhereton'],
    ['<a href=/a>Docs</a><a href=/b>Blog</a>', 'Docs Blog'],
    ['<span><i>new</i></span><span>beta</span>', 'new beta'],
    ['<span class=badge>one</span><code>two</code>', 'one two'],
  ])('separates the words of neighboring inline elements: %s', (html, text) => {
    expect(sectionsOf(`<h1>T</h1>${html}`)[0]?.[2]).toBe(text);
  });

  it.each([
    ['<b>un</b>known', 'unknown'],
    ['a<b>b</b>c<i>d</i>', 'abcd'],
    ['<code><span>get</span><span>Value</span></code>', 'getValue'],
    ['<pre><span>get</span><span>Value</span></pre>', 'getValue'],
    ['<code>x</code><em><code>digits</code></em>', 'xdigits'],
    ['<b>H</b><sub>2</sub><b>O</b>', 'H2O'],
    ['<a>Hash</a><wbr><a>Map</a>', 'HashMap'],
    ['<span>os.</span><span>path</span>', 'os.path'],
    ['<ruby><rb>東</rb><rb>京</rb></ruby>', '東京'],
  ])('keeps a word together: %s', (html, text) => {
    expect(sectionsOf(`<h1>T</h1>${html}`)[0]?.[2]).toBe(text);
  });

  it.each([
    ['<blockquote><p>Light.</p><footer>Goethe</footer></blockquote>', 'Light. Goethe'],
    ['<figure><img><footer>Goethe</footer></figure>', 'Goethe'],
    ['<section><p>Light.</p><footer>Goethe</footer></section>', 'Light. Goethe'],
    ['<article><p>Light.</p><footer>Edit</footer></article>', 'Light.'],
    ['<p>Light.</p><div><footer>Edit</footer></div>', 'Light.'],
  ])('reads the footer of a quotation, figure or section, not of a page: %s', (html, text) => {
    expect(sectionsOf(`<main><h1>T</h1>${html}</main>`)[0]?.[2]).toBe(text);
  });

  it('names a page without any title by its decoded address', () => {
    expect(extractHtml('/C%23%20100%25.html', '<p>text')?.title).toBe('/C# 100%.html');
    expect(extractHtml('/100%.html', '<p>text')?.title).toBe('/100%.html');
  });

  it('returns the links in its text whose text is one word', () => {
    const links =
      '<a href="a">Lamp</a> <a href="b#c"><code><span> light() </span></code></a> ' +
      '<a href="d">two words</a> <a name="e">anchor</a> <a href="f"><b>One</b>two</a>';
    const html = `<nav><a href="n">Nav</a></nav><main><h1>T</h1><p>${links}</p></main>`;
    expect(extractHtml('/p', html)?.links).toEqual([
      {href: 'a', word: 'Lamp'},
      {href: 'b#c', word: 'light'},
    ]);
  });

  it('returns the ids in the text of each section', () => {
    const html =
      '<h1>T</h1><p id="a">text</p><h2 id="b">H</h2><dl><dt id="c">term</dl><i id="d"></i>';
    expect(extractHtml('/p', html)?.sections.map(({ids}) => ids)).toEqual([['a'], ['c']]);
  });
});
