import {expect, it} from 'vitest';
import {DEFAULT_DIRECTIVES} from '../policy/directives';
import {refusedLoads} from './refusedLoads';
import {scanPage} from './scanPage';

const refusedIn = async (html: string, directives = DEFAULT_DIRECTIVES) =>
  refusedLoads(await scanPage(`<!doctype html><meta charset=utf-8>${html}`), directives);

it.each([
  ['<script src=https://tag.example/js?id=1></script>', 'script-src', 'https://tag.example'],
  ['<link rel=stylesheet href=//fonts.example/css>', 'style-src', 'fonts.example'],
  ['<script src=//cdn.example:8080/a.js></script>', 'script-src', 'cdn.example:8080'],
  ['<img src="\\\\cdn.example\\a.png">', 'img-src', 'cdn.example'],
  ['<img src=https://pictures.example/a.png>', 'img-src', 'https://pictures.example'],
  ['<iframe src=https://video.example/1></iframe>', 'frame-src', 'https://video.example'],
  ['<iframe src=/demo/></iframe>', 'frame-src', "'self'"],
  ['<video src=/intro.mp4></video>', 'media-src', "'self'"],
  ['<object data=blob:x></object>', 'object-src', 'blob:'],
  ['<img src=blob:https://self.invalid/1>', 'img-src', 'blob:'],
  ['<base href=https://other.example/>', 'base-uri', 'https://other.example'],
  ['<form action=https://form.example/></form>', 'form-action', 'https://form.example'],
  ['<iframe srcdoc="<img src=https://a.example/1.png>"></iframe>', 'img-src', 'https://a.example'],
  [
    '<iframe srcdoc="<style>p{background:url(https://a.example/1.png)}</style>"></iframe>',
    'img-src',
    'https://a.example',
  ],
  [
    '<x-a><template shadowrootmode=open><link rel=stylesheet href=https://a.example/a.css></template></x-a>',
    'style-src',
    'https://a.example',
  ],
  ['<noscript><img src=https://a.example/1.png></noscript>', 'img-src', 'https://a.example'],
])('%s is refused by %s', async (html, directive, source) => {
  expect(await refusedIn(html)).toEqual([{directive, source}]);
});

it.each(['http://site.example/a/', 'https://site.example/a/'])(
  'The suggested source for an address without a scheme allows the address on %s',
  async (canonical) => {
    const html = `<link rel=canonical href=${canonical}><script src=//cdn.example/a.js></script>`;
    const [{source = ''} = {}] = await refusedIn(html);
    const directives = {...DEFAULT_DIRECTIVES, 'script-src': ["'self'", source]};
    expect(await refusedIn(html, directives)).toEqual([]);
  },
);

it.each([
  '<script src=/main.js></script><img src=../a.png><img src=data:image/png;base64,AA>',
  '<link rel=preconnect href=https://tag.example><link rel="shortcut icon" href=/favicon.ico>',
  '<link rel=canonical href=https://site.example/a/><img src=https://site.example/a.png>',
  '<a href=https://other.example>Other</a><img src=""><img src=http://[>',
  '<template><img src=https://a.example/1.png></template>',
])('%s is not refused', async (html) => {
  expect(await refusedIn(html)).toEqual([]);
});

it('A load that a configured source allows is not refused', async () => {
  const directives = {...DEFAULT_DIRECTIVES, 'img-src': ["'self'", 'https://*.example']};
  expect(await refusedIn('<img src=https://a.example/a.png>', directives)).toEqual([]);
});

const CANONICAL = '<link rel=canonical href=https://docs.site.example:8443/a/>';

it.each([
  ['https:', ''],
  ['*', ''],
  ['*:*', CANONICAL],
  ['*.site.example:8443', CANONICAL],
  ['docs.site.example:8443/a/', CANONICAL],
])("The site's own files are not refused if %s replaces 'self'", async (source, head) => {
  const directives = {...DEFAULT_DIRECTIVES, 'img-src': [source]};
  expect(await refusedIn(`${head}<img src=1.png>`, directives)).toEqual([]);
});

it.each([
  ['data:', ''],
  ['*.site.example', CANONICAL],
  ['https://docs.site.example:8443/b/', CANONICAL],
])("The site's own files are refused if only %s is allowed", async (source, head) => {
  const directives = {...DEFAULT_DIRECTIVES, 'img-src': [source]};
  expect(await refusedIn(`${head}<img src=1.png>`, directives)).toEqual([
    {directive: 'img-src', source: "'self'"},
  ]);
});
