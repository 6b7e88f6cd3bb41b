import {expect, it} from 'vitest';
import {styleLoads} from './styleLoads';

it.each([
  ["@import 'a.css';", ['style a.css']],
  ['@import url(a.css) screen;', ['style a.css']],
  ['b { background: url( "b.png" ) }', ['image b.png']],
  ['b { background: URL(b.png), url(c.png) }', ['image b.png', 'image c.png']],
  ['@media print { b { list-style: url(b.png) } }', ['image b.png']],
  ['@font-face { font-family: A; src: url("c.woff2") format("woff2") }', ['font c.woff2']],
  ['@font-face { src: url(data:font/woff2;base64,AA==) }', ['font data:font/woff2;base64,AA==']],
  ['a { background: image-set("a.png" 1x, \'b.png\' 2x) }', ['image a.png', 'image b.png']],
  [
    'a { background: -webkit-image-set(url(a.png) 1x, "b.avif" type("image/avif") 2x) }',
    ['image a.png', 'image b.avif'],
  ],
  ['a { --picture: url(a.png) }', ['image a.png']],
  ['a { background: image-set(linear-gradient(red, blue) 1x) }', []],
  ['a { content: "a.png", "b.png" }', []],
  ['/* url(a.png) */ a { color: red }', []],
  ['@namespace svg url(http://www.w3.org/2000/svg);', []],
  ['@layer base; @import "b.css";', ['style b.css']],
  ['a { color: red', []],
])('%s loads %j', (css, loads) => {
  expect(styleLoads(css).map(({kind, address}) => `${kind} ${address}`)).toEqual(loads);
});
