import {expect, it} from 'vitest';
import {Build} from './Build';

const FILES = ['index.html', 'docs/index.html', 'about.html', 'größe/index.html', 'a b.png'];
const build = new Build(
  {build: 'one', files: FILES.map((file) => [file, '']), pages: {}, search: []},
  'https://example.test/base/',
);

it.each([
  ['https://example.test/base/', 'index.html'],
  ['https://example.test/base/docs/', 'docs/index.html'],
  ['https://example.test/base/docs/?q=light#section', 'docs/index.html'],
  ['https://example.test/base/about', 'about.html'],
  ['https://example.test/base/gr%C3%B6%C3%9Fe/', 'größe/index.html'],
  ['https://example.test/base/a%20b.png', 'a b.png'],
])('The address %s names the file %s of the build', (address, file) => {
  expect(build.fileOf(address)).toBe(file);
});

it.each([
  ['of another host', 'https://another.test/base/docs/'],
  ['outside of the base URL', 'https://example.test/path/docs/'],
  ['of no file', 'https://example.test/base/none'],
  ['whose escapes are no text', 'https://example.test/base/100%'],
])('An address %s names no file of the build', (_, address) => {
  expect(build.fileOf(address)).toBeUndefined();
});

it.each([
  ['index.html', 'https://example.test/base/'],
  ['docs/index.html', 'https://example.test/base/docs/'],
  ['about.html', 'https://example.test/base/about.html'],
  ['100%#?.png', 'https://example.test/base/100%25%23%3F.png'],
])('The file %s is asked for at the address %s', (file, address) => {
  expect(build.addressOf(file)).toBe(address);
});
