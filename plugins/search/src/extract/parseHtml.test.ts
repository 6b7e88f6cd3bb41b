import {Parser} from 'htmlparser2';
import {describe, expect, it, vi} from 'vitest';
import {randomNumbers} from '../__tests__/randomNumbers';
import {type Attributes, WrittenAttributes} from './Attributes';
import {parseHtml} from './parseHtml';

type Event = [kind: 'open' | 'close' | 'text', text: string, attributes?: Record<string, string>];

/** Collects events; neighbouring texts are one. */
function collector(): {
  events: Event[];
  open: (tag: string, attributes: Record<string, string>) => void;
  close: (tag: string) => void;
  text: (text: string) => void;
} {
  const events: Event[] = [];
  return {
    events,
    open: (tag, attributes) => events.push(['open', tag.toLowerCase(), {...attributes}]),
    close: (tag) => events.push(['close', tag.toLowerCase()]),
    text(text) {
      if (text === '') return;
      const last = events[events.length - 1];
      if (last?.[0] === 'text') last[1] += text;
      else events.push(['text', text]);
    },
  };
}

function ours(html: string): Event[] {
  const found = collector();
  // Attributes are found by name only, so the names are noted as the parser reads them.
  const added = vi.spyOn(WrittenAttributes.prototype, 'add');
  const recordOf = (attributes: Attributes): Record<string, string> => {
    const record: Record<string, string> = {};
    for (const [start, end] of added.mock.calls) {
      const name = html.slice(start, end).toLowerCase();
      const value = attributes.get(name);
      if (value !== undefined) record[name] = value;
    }
    added.mockClear();
    return record;
  };
  parseHtml(html, {
    ...found,
    open: (tag, attributes) => found.open(tag, recordOf(attributes)),
    takesText: true,
  });
  added.mockRestore();
  return found.events;
}

function theirs(html: string): Event[] {
  const found = collector();
  new Parser({onopentag: found.open, onclosetag: found.close, ontext: found.text}).end(html);
  return found.events;
}

/** Ends whatever is open, so that no text ends within a tag: there the two differ. */
const CLOSING =
  '"\'>-->]]></title></textarea></script></style></xmp></iframe></noembed></noframes>end';

const PIECES =
  '<,>,/,=,",\',!,-,--,?,&,;,#, ,\n,\r,\t,\f,x,a,B,<p>,</p>,<br>,</br>,<br/>,<!--,-->,--!>,<![CDATA[,]]>,<!doctype html>,&amp;,&lt,&notit;,&#x41;,&#65,&copy=1,<svg>,</svg>,<path/>,<math>,<mi>,<foreignObject>,</foreignObject>,<title>,</title>,<script>,</script>,</SCRIPT >,<style>,</style,<textarea>,</textarea>,<plaintext>,<form>,</form>,<li>,<ul>,</ul>,<h2>,</h2 x>,<image>,<table>,<tr>,<td>,</table>,<a href=x/y>,<a href="a&amp;b" HREF=c>,<input disabled>,<div id = \'q\' class>,</div>,<x-y/>,<option>,<optgroup>,<select>,<rt>,<rp>,<dd>,<dt>,<th>,<tbody>,<tfoot>,<button>,<pre>,<body>,<link>,</,<div / >,<DIV>'.split(
    ',',
  );

describe('parseHtml', () => {
  it('finds what htmlparser2 finds, in 20,000 random texts', () => {
    const random = randomNumbers(11);
    for (let round = 0; round < 20_000; round++) {
      let html = '';
      for (let left = Math.ceil(random() * 14); left > 0; left--)
        html += PIECES[Math.floor(random() * PIECES.length)] ?? '';
      // In a title, htmlparser2 takes this for text; browsers do not.
      html = html.replace(/<[</a-z]*&/gi, '&') + CLOSING;
      if (JSON.stringify(ours(html)) !== JSON.stringify(theirs(html)))
        expect(ours(html), JSON.stringify(html)).toEqual(theirs(html));
    }
  }, 60_000);

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
  ])('reads a text that ends with %s', (html) => {
    const texts = ours(html).filter(([kind]) => kind === 'text');
    expect(texts.map(([, text]) => text).join('').length).toBeLessThanOrEqual(html.length);
  });

  it.each([
    ['<head><title>T</title><main>x', 'main'],
    ['<head><meta><link><base><style></style><script></script><template></template><p>x', 'p'],
    ['<head><noscript><img></noscript><meta name=a><p>x', 'p'],
    ['<head><title>T</title>x<p>', 'p'],
    ['<head> <!-- x --> <x-element>x', 'x-element'],
    ['<head><body>x', 'body'],
    ['<head></head><body>x', 'body'],
  ])('ends the head of %s before what cannot be in it', (html, first) => {
    const events = ours(`<html>${html}</html>`);
    const end = events.findIndex(([kind, tag]) => kind === 'close' && tag === 'head');
    const start = events.findIndex(([kind, tag]) => kind === 'open' && tag === first);
    const text = events.findIndex(([kind, chunk]) => kind === 'text' && chunk === 'x');
    expect(end).toBeLessThan(start);
    expect(end).toBeLessThan(text);
    for (const [place, [kind, tag]] of events.entries())
      if (kind === 'open' && ['meta', 'noscript', 'script', 'title'].includes(tag))
        expect(place).toBeLessThan(end);
  });

  it('cuts out no text where none is wanted', () => {
    const found = collector();
    parseHtml('<p>one</p>&amp;', {
      ...found,
      open: (tag) => found.open(tag, {}),
      takesText: false,
    });
    expect(found.events.map(([kind]) => kind)).toEqual(['open', 'close']);
  });
});
