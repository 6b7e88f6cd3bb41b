// Specification: 9.6.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BUILD_DIR, builtPages} from './builtPages';

it('Every page is in English', () => {
  const pages = builtPages();
  const others = pages.filter(
    (file) => !/<html[^>]* lang=en\b/.test(readFileSync(path.join(BUILD_DIR, file), 'utf8')),
  );
  expect(pages.length).toBeGreaterThan(50);
  expect(others).toEqual([]);
});
