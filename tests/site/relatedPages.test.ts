import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {BUILD_DIR, builtPages} from './builtPages';

const RELATED = /<nav[^>]*aria-label="Similar pages"[^>]*>(.*?)<\/nav>/s;

it('Every page of the documentation ends with three links to similar pages', () => {
  const pages = builtPages().filter((file) => /^docs\/(?!category\/)[^/]+\/.+/.test(file));
  expect(pages.length).toBeGreaterThan(50);
  const links = pages.map((file): [string, number] => {
    const [, related = ''] = RELATED.exec(readFileSync(path.join(BUILD_DIR, file), 'utf8')) ?? [];
    return [file, related.match(/href=/g)?.length ?? 0];
  });
  expect(links.filter(([, count]) => count !== 3)).toEqual([]);
});
