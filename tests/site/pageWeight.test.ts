import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, it} from 'vitest';
import {pageWeigher} from './pageWeigher';
import {BUILD_DIR, builtPages, routeOfFile} from './builtPages';

/** Maximum size of a page's scripts in bytes, compressed with Brotli as on hosts. */
const MOST_SCRIPTS = 160_000;
/** Maximum size of everything that a page loads in bytes, also compressed. */
const MOST = 208_000;
const MOST_OF_HOME = 202_500;

const root = path.resolve(BUILD_DIR, '..');
const needs = pageWeigher(root, BUILD_DIR, brotliCompressSync);
/**
 * Weighs pages with a lower Brotli quality, which is ten times faster but compresses less. Pages that pass here are
 * also small enough with full quality.
 */
const needsAtMost = pageWeigher(root, BUILD_DIR, (bytes) =>
  brotliCompressSync(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}),
);
const isHeavy = ({scripts, all}: {scripts: number; all: number}) =>
  scripts > MOST_SCRIPTS || all > MOST;

it('The home page needs at most 202.5 kB', () => {
  const {chunks, all} = needs('index.html', ['/']);
  expect(chunks).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(MOST_OF_HOME);
});

it('Pages of the documentation need at most 160 kB of scripts, and 208 kB in all', () => {
  const pages = builtPages().filter((file) => file.startsWith('docs/'));
  expect(pages.length).toBeGreaterThan(50);
  const heavy = pages.flatMap((file) => {
    const route = routeOfFile(file).replace(/\/$/, '');
    // The docs overview is a standalone page. All other pages of the docs are inside the layout route `/docs`.
    const atMost = needsAtMost(file, ['/docs', route]);
    expect(atMost.chunks, file).toBeGreaterThan(0);
    if (!isHeavy(atMost)) return [];
    const {scripts, all} = needs(file, ['/docs', route]);
    return isHeavy({scripts, all}) ? [{file, scripts, all}] : [];
  });
  expect(heavy).toEqual([]);
});
