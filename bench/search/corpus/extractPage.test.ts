import {describe, expect, it} from 'vitest';
import {extractPage} from './extractPage';

const page = (body: string) => extractPage('guide/start.html', `<title>Fallback</title>${body}`);
const outline = (body: string) =>
  page(body).sections.map(({hash, heading}) => `#${hash} ${heading}`);

describe('sections of a page', () => {
  it('are cut at headings with an anchor, wherever that stands', () => {
    expect(
      outline(`<main><h1>Start</h1>
        <h2 id="own">Own</h2> a
        <h2>Inside <a id="inside"></a></h2> b
        <section id="around"><h2>Around</h2> c</section>
        <h2>None</h2></main>`),
    ).toEqual(['# Start', '#own Own', '#inside Inside', '#around Around']);
  });

  it('begin behind the end of a heading, of whichever level it is', () => {
    const sections = page('<body><h1>T</h2>one<h2 id="a">A</h1>two<p>three').sections;
    expect(sections.map(({heading, text}) => [heading, text])).toEqual([
      ['T', 'one'],
      ['A', 'two three'],
    ]);
  });

  it('begin below text with a top heading that shares no word with the title of the document', () => {
    const titled = (heading: string): string[] =>
      outline(`<main><p>What it is about.</p><h1 id="top">${heading}</h1>text</main>`);
    expect(titled('Reference')).toEqual(['# Fallback', '#top Reference']);
    expect(titled('Class Fallback')).toEqual(['# Class Fallback']);
  });

  it('keep the text of headings that cannot be linked to', () => {
    expect(page('<main><h1>A</h1>one<h3>Warning</h3>two</main>').sections).toEqual([
      {hash: '', heading: 'A', level: 1, text: 'one Warning two', linked: 0},
    ]);
  });

  it('leave out navigation, scripts, anchors and what is outside main', () => {
    const [top] = page(
      `<nav>x</nav><main><h1>A<a class="headerlink" href="#a">¶</a></h1><nav>y</nav>text
       <script>z</script></main><footer>w</footer>`,
    ).sections;
    expect(top).toEqual({hash: '', heading: 'A', level: 1, text: 'text', linked: 0});
  });

  it('tell lists of links from reading matter', () => {
    const [top] = page('<body><h1>T</h1>text<a href="#">link</a></body>').sections;
    expect(top?.linked).toBe(0.5);
  });

  it('separate blocks but not the parts of a word', () => {
    const [top] = page('<body><h1>T</h1><p>get<b>Name</b></p><p>next</p></body>').sections;
    expect(top?.text).toBe('getName next');
  });
});

describe('a page', () => {
  it('is named by its first heading or, without one, by its document title', () => {
    expect(page('<body><div class="sect1" id="S"><h2>3.1. Start</h2>text</div></body>').title).toBe(
      '3.1. Start',
    );
    expect(page('<body>text</body>').title).toBe('Fallback');
  });

  it('knows the section of every anchor', () => {
    expect(
      page(`<main><section id="t"><h1 id="u">T</h1><p id="p">x</p>
        <span id="alias"></span><section id="s"><h2>S</h2><p id="q">x</p></section></section></main>`)
        .anchors,
    ).toEqual({t: 0, u: 0, p: 0, alias: 1, s: 1, q: 1});
  });

  it('has an address without ending', () => {
    expect(page('').url).toBe('/guide/start');
  });
});
