import {expect, it} from 'vitest';
import {DEFAULT_DIRECTIVES} from '../policy/directives';
import {refusedLoads} from './refusedLoads';
import {scanPage} from './scanPage';

const refusedIn = async (html: string, directives = DEFAULT_DIRECTIVES) =>
  refusedLoads(await scanPage(`<!doctype html><meta charset=utf-8>${html}`), directives);

it.each([
  ['<script src=https://tag.example/js?id=1></script>', 'script-src', 'https://tag.example'],
  ['<link rel=stylesheet href=//fonts.example/css>', 'style-src', 'https://fonts.example'],
  ['<link rel="shortcut icon" href=//a.example/a.ico>', 'img-src', 'https://a.example'],
  ['<img src=https://pictures.example/a.png>', 'img-src', 'https://pictures.example'],
  ['<iframe src=https://video.example/1></iframe>', 'frame-src', 'https://video.example'],
  ['<iframe src=/demo/></iframe>', 'frame-src', "'self'"],
  ['<video src=/intro.mp4></video>', 'media-src', "'self'"],
  ['<video><source src=https://film.example/a.mp4></video>', 'media-src', 'https://film.example'],
  ['<object data=blob:x></object>', 'object-src', 'blob:'],
  ['<img src=blob:https://self.invalid/1>', 'img-src', 'blob:'],
  ['<base href=https://other.example/>', 'base-uri', 'https://other.example'],
  ['<form action=https://form.example/></form>', 'form-action', 'https://form.example'],
])('%s is refused by %s', async (html, directive, source) => {
  expect(await refusedIn(html)).toEqual([{directive, source}]);
});

it.each([
  '<script src=/main.js></script><img src=../a.png><img src=data:image/png;base64,AA>',
  '<link rel=preconnect href=https://tag.example><link rel="shortcut icon" href=/favicon.ico>',
  '<link rel=canonical href=https://site.example/a/><img src=https://site.example/a.png>',
  '<a href=https://other.example>Other</a><img src=""><img src=http://[>',
])('%s is not', async (html) => {
  expect(await refusedIn(html)).toEqual([]);
});

it('is nothing that a source of the site allows', async () => {
  const directives = {...DEFAULT_DIRECTIVES, 'img-src': ["'self'", 'https://*.example']};
  expect(await refusedIn('<img src=https://a.example/a.png>', directives)).toEqual([]);
});
