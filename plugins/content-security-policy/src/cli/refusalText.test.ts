import {expect, test} from 'vitest';
import {refusalText} from './refusalText';

test('what pages lose by the policy is told by directive and source, with the first page', () => {
  const text = refusalText([
    {directive: 'frame-src', source: 'https://video.example', file: 'a.html', pages: 1},
    {directive: 'media-src', source: "'self'", file: 'b.html', pages: 3},
  ]);
  expect(text).toMatch(/--directive/);
  expect(text).toContain('  frame-src: https://video.example, in a.html\n');
  expect(text).toContain("  media-src: 'self', in b.html and 2 other pages");
});

test('nothing is told where the pages lose nothing', () => {
  expect(refusalText([])).toBeUndefined();
});
