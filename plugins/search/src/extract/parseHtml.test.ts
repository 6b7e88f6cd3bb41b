import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../__tests__/randomNumbers';
import {DOCTYPE, expectStandard} from './__tests__/expectStandard';
import {parseEvents} from './__tests__/parseEvents';
import {randomMarkup} from './__tests__/randomMarkup';
import {readStandardTree} from './__tests__/standardTree';
import {parseHtml} from './parseHtml';

/** A comment before SVG and MathML keeps what stands before from swallowing half of them. */
const PIECES =
  '\0,<,>,/,=,",\',!,-,--,?,&,;,#, ,\n,\t,\f,x,X,é,<p>,</p>,<br>,</br>,<br/>,<!--,-->,--!>,<!-->,<![CDATA[,]]>,<!doctype html>,<?x,&amp;,&lt,&notit;,&#x41;,&#65,&#0;,&#x80;,&#x110000;,&copy=1,<!----><svg><path/>x</svg>,<!----><svg><title>t</svg>,<!----><svg><foreignObject><p>x</p></foreignObject></svg>,<!----><svg><g><![CDATA[<p>]]></svg>,<!----><math><mi>x<mo>y</math>,<!----><svg><g>x<p>,<!----><math>x</br>,<path/>,</svg>,<title>t</title>,<script>,</script>,</SCRIPT >,<style>,</style,<textarea>t,</textarea>,<plaintext>,<xmp>,</xmp>,<iframe>,</iframe>,<li>,<ul>,</ul>,<div>,<h2>,</h2 x>,<h3>,<image>,<span href=x/y>,<span href="a&amp;b" HREF=c>,<hr disabled>,<div id = \'q\' class>,</div>,</div x=">">,<x-y/>,<ruby>,<ruby/><ruby><rt>,<ruby/><ruby><rp>,</ruby>,<dd>,<dt>,<button>,</button>,<meta>,<p class="a b"a>,</,<div / >,<DIV>,<span>,</span>,</body>,</html>,<option>,<main>,</main>,<ins>,</ins>'.split(
    ',',
  );

describe('parseHtml', () => {
  it('finds what the standard finds, in 20,000 random texts', () => {
    const random = randomNumbers(11);
    for (let round = 0; round < 20_000; round++) {
      let html = `${DOCTYPE}<main>`;
      for (let left = Math.ceil(random() * 14); left > 0; left--)
        html += PIECES[Math.floor(random() * PIECES.length)] ?? '';
      expectStandard(`${html}]]>`);
    }
  });

  it('ends elements without end tags where the standard does, in 3,000 random texts', () => {
    const random = randomNumbers(12);
    for (let round = 0; round < 3000; round++)
      expectStandard(`${DOCTYPE}<main>${randomMarkup(random)}`);
  });

  it.each([
    '<',
    '</',
    '<p',
    '<p id',
    '<p id=',
    '<p id="x',
    '<!--x',
    '<!x',
    '</p',
    'a<p/',
    '<script>x',
    '<p title="x',
    "<p title='x'",
    '<p title=x',
    '<p /',
    '<!--x--',
    '</p x',
    '<title>x',
    '<svg><![CDATA[',
    '<svg><![CDATA[x',
    '&amp',
  ])('reads a text that ends with %s', (html) => {
    expectStandard(`${DOCTYPE}<main>one ${html}`);
  });

  it.each([
    '<title>T</title><main>x',
    '<meta><link><base><style></style><script></script><template></template><p>x',
    '<noscript><link></noscript><meta name=a><p>x',
    '<title>T</title>x<p>',
    '<!-- x --><x-element>x',
    ' <meta name=a>\n<title>T</title> <p>x',
    '<body>x',
    '</head><body>x',
    '</head><p>x',
  ])('ends the head of <head>%s where the standard does', (html) => {
    const withHead = (parse: typeof parseHtml): string[] =>
      parseEvents(
        (handler) => parse(`${DOCTYPE}<html><head>${html}</html>`, handler),
        ['html', 'body'],
      );
    expect(withHead(parseHtml)).toEqual(withHead(readStandardTree));
  });

  it.each([
    ['an item', '<ul><li><p>one<li>two</ul>three'],
    ['an item in a box', '<ul><li><div>one<li>two</div></ul>three'],
    ['an item of another list', '<ul><li>one<ol><li>two</ol>three<li>four</ul>'],
    ['a term', '<dl><dt><b>one</b><dd><p>two<dt>three</dl>four'],
    ['a cell', '<table><tr><td><p>one<th><p>two<tr><td>three</table>four'],
    ['a table in a cell', '<table><tr><td><table><tr><td>one</table>two<td>three</table>four'],
    [
      'the groups of a table',
      '<table><thead><tr><th>one<tbody><tr><td>two<tfoot><tr><td>three</table>',
    ],
    ['a caption', '<table><caption><p>one<tr><td>two</table>three'],
    ['a paragraph with an element in it', '<p><span>one<p>two'],
    ['a paragraph around a button', '<p>one<button><p>two</button>three<p>four'],
    ['a link', '<a href=x><span>one<a href=y>two</a>three'],
    ['a link around a heading', '<a href=x><h2>one</h2></a>two'],
  ])('ends %s where the standard does', (_, html) => {
    expectStandard(`${DOCTYPE}<main>${html}</main>five`);
  });

  it.each([
    '<div>one<table><tr><td>two</div>three</table>four</div>five',
    '<ul><li>one<div><ul>two</li>three</ul>four</div></ul>five',
    '<span>one<div>two</span>three</div>four',
    '<p>one<button>two</p>three</button>four',
    '<h2>one<table><tr><td>two</h3>three</table>four</h1>five',
    'one</body>two</html>three',
    'one</img>two</hr>three</image>four</wbr>five',
    '<table><tr><td>one</main>two</table>three',
  ])('reads over an end tag of %s that ends nothing there', (html) => {
    expectStandard(`${DOCTYPE}<main>${html}</main>six`);
  });

  it.each([
    '<svg><path>one<p>two',
    '<svg><title>one</svg>two',
    '<svg><desc><div>one</svg>two</div></svg>three',
    '<svg><g><a>one<a>two</g></svg>three',
    '<math><mi>one<p>two</math>three',
    '<math><mrow>one<table></table>two',
    '<svg><mi>one<g>two</svg>three',
    '<math>one</p>two',
    '<svg><g/>one<g />two<g / >three<g /x>four<g x=/>five<g x/></svg>',
    '<div><svg><g>one</div>two',
    '<svg><g>one<head>two',
    '<svg><![CDATA one]]>two</svg>three',
    '<svg/>one<svg><title/>two<foreignObject/>three<g>four</svg>five',
    '<math><mi/>one<annotation-xml/>two</math>three',
    '<p>one<svg><g>two</p>three</svg>four',
    '<p>one<button><svg><g>two</p>three</button>four',
  ])('ends SVG and MathML of %s where the standard does', (html) => {
    expectStandard(`${DOCTYPE}<main>${html}</main>six`);
  });

  it.each([' ', '\n', '\t', '\f', '\r', '\v', '\u00a0'])(
    'divides the parts of a tag at %j where the standard does',
    (sign) => {
      const parts = ['<p', 'class', '=', 'a', 'id="b"', 'href=c', '>one</p', '>two'];
      expectStandard(`${DOCTYPE}<main>${parts.join(sign)}`);
      for (let at = 1; at < parts.length; at++) {
        const [before, behind] = [parts.slice(0, at), parts.slice(at)];
        expectStandard(`${DOCTYPE}<main>${before.join(' ')}${sign}${behind.join(' ')}`);
      }
    },
  );

  it.each(['a', 'z', 'A', 'Z', '@', '[', '`', '{'])(
    'starts a tag with %s as the standard does',
    (sign) => {
      expectStandard(`${DOCTYPE}<main>one <${sign}x>two</${sign}x>three`);
    },
  );

  it.each([
    ['text', 'o\0ne'],
    ['a text that ends the head', '\0'],
    ['a character reference', '&am\0p;&#0;'],
    ['a tag name', '<p\0>one</p\0>'],
    ['an attribute', '<a href=o\0&amp;ne>one'],
    ['an element whose content is not markup', '<textarea>o\0ne</textarea><plaintext>t\0wo'],
    ['SVG', '<svg><g>o\0ne<title>t\0wo</title><![CDATA[th\0ree]]></svg>four'],
  ])('drops or replaces a null character in %s as the standard does', (_, html) => {
    expectStandard(`${DOCTYPE}${html}`);
    expectStandard(`${DOCTYPE}<head>${html}`);
  });

  it('cuts out no text where none is wanted', () => {
    const events = parseEvents((handler) =>
      parseHtml('<p>one</p>&amp;', {...handler, takesText: false}),
    );
    expect(events).toEqual(['<p', '/p']);
  });
});
