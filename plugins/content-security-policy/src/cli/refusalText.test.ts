import {expect, test} from 'vitest';
import {DEFAULT_DIRECTIVES} from '../policy/directives';
import type {RefusedSource} from '../refusedSources';
import {parseArguments} from './parseArguments';
import {refusalText} from './refusalText';

const REFUSED: RefusedSource[] = [
  {directive: 'frame-src', source: 'https://video.example', file: 'a.html', pages: 1},
  {directive: 'media-src', source: "'self'", file: 'b.html', pages: 3},
  {directive: 'img-src', source: 'https://pictures.example', file: 'b.html', pages: 1},
  {directive: 'frame-src', source: 'https://map.example', file: 'c.html', pages: 1},
];

test('Refused sources are listed by directive, with the first page that needs them', () => {
  const text = refusalText(REFUSED, DEFAULT_DIRECTIVES);
  expect(text).toContain('  frame-src: https://video.example, in a.html\n');
  expect(text).toContain("  media-src: 'self', in b.html and 2 other pages");
});

test('Without refused sources there is no warning', () => {
  expect(refusalText([], DEFAULT_DIRECTIVES)).toBeUndefined();
});

test('GitHub images are allowed together with the host that GitHub redirects to', () => {
  const author: RefusedSource = {
    directive: 'img-src',
    source: 'https://github.com',
    file: 'blog.html',
    pages: 1,
  };
  expect(refusalText([author])).toContain(
    `--directive "img-src 'self' data: https://github.com https://avatars.githubusercontent.com"`,
  );
  expect(refusalText([{...author, directive: 'frame-src'}])).not.toContain('avatars');
});

test('The list and the suggested arguments include sources that scripts probably need', () => {
  const text = refusalText([], DEFAULT_DIRECTIVES, [
    {
      directive: 'connect-src',
      source: 'https://api.example',
      reason: 'a preconnect hint',
      file: 'index.html',
      pages: 2,
    },
  ]);
  expect(text).toContain(
    '  connect-src: https://api.example for a preconnect hint, in index.html and 1 other page\n',
  );
  expect(text).toContain(`--directive "connect-src 'self' https://api.example"`);
});

test('The suggested arguments can be parsed, and include the sources that are already allowed', () => {
  const text = refusalText(REFUSED, DEFAULT_DIRECTIVES) ?? '';
  const line = text.split('\n').at(-1) ?? '';
  const pasted = [...line.matchAll(/--directive "([^"]*)"/g)].flatMap(([, value = '']) => [
    '--directive',
    value,
  ]);
  expect(parseArguments(['build', ...pasted])).toMatchObject({
    options: {
      directives: {
        'frame-src': ['https://video.example', 'https://map.example'],
        'media-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'https://pictures.example'],
      },
    },
  });
});
