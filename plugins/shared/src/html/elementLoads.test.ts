import {Parser} from 'htmlparser2';
import {expect, it} from 'vitest';
import {elementLoads} from './elementLoads';

function loadsIn(html: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes: Record<string, string>) {
      const isInPicture = open.at(-1) === 'picture';
      const loads = elementLoads({name, attribute: (wanted) => attributes[wanted], isInPicture});
      found.push(...loads.map(({kind, address}) => `${kind} ${address}`));
      open.push(name);
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return found;
}

it.each([
  ['<script src=a.js></script>', ['script a.js']],
  [
    '<img src=a.png srcset="b.png 2x, data:image/png;base64,AA 3x">',
    ['image a.png', 'image b.png', 'image data:image/png;base64,AA'],
  ],
  [
    '<picture><source srcset=" a.webp 2x,b.webp"><img src=c.png></picture>',
    ['image a.webp', 'image b.webp', 'image c.png'],
  ],
  [
    '<video src=a.mp4 poster=b.png><source src=c.mp4><track src=d.vtt></video>',
    ['media a.mp4', 'image b.png', 'media c.mp4', 'media d.vtt'],
  ],
  ['<audio><source src=a.ogg></audio>', ['media a.ogg']],
  ['<iframe src=a.html></iframe>', ['frame a.html']],
  ['<object data=a.svg></object><embed src=b.svg>', ['object a.svg', 'object b.svg']],
  ['<input type=IMAGE src=a.png><input type=text src=b.png>', ['image a.png']],
  ['<table background=a.png>', ['image a.png']],
  ['<p style="background: url(a.png)">', ['image a.png']],
  [
    '<svg><image href=a.png /><use xlink:href=b.svg#c /><use href=#d /></svg>',
    ['image a.png', 'image b.svg#c'],
  ],
  ['<svg><rect fill="url(a.svg#b)" mask="url(#c)"/></svg>', ['image a.svg#b']],
  ['<svg><script href=a.js /></svg>', ['script a.js']],
  [
    '<link rel="shortcut icon" href=a.ico><link rel=mask-icon href=b.svg>',
    ['image a.ico', 'image b.svg'],
  ],
  [
    '<link rel=StyleSheet href=a.css><link rel=manifest href=b.json>',
    ['style a.css', 'manifest b.json'],
  ],
  [
    '<link rel=modulepreload href=a.js><link rel=prefetch href=b.js>',
    ['script a.js', 'prefetch b.js'],
  ],
  [
    '<link rel=preload as=font href=a.woff2><link rel=preload as=fetch href=b.json>',
    ['font a.woff2', 'connect b.json'],
  ],
  ['<link rel=preload as=image href=a.png imagesrcset="b.png 2x">', ['image a.png', 'image b.png']],
  [
    '<link rel=preconnect href=https://a.dev><link rel=dns-prefetch href=//b.dev>',
    ['connection https://a.dev', 'connection //b.dev'],
  ],
  ['<link rel=canonical href=a><link rel=alternate href=b><link rel=preload href=c>', []],
  ['<a href=a>a</a><form action=b></form><img src="" alt=c.png><img>', []],
])('%s loads %j', (html, loads) => {
  expect(loadsIn(html)).toEqual(loads);
});
