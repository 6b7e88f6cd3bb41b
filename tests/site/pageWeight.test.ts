import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {pageWeigher} from '../../scripts/overview/pageWeigher';
import {BUILD_DIR, builtPages, routeOfFile} from './builtPages';

/** Most bytes that a page needs, as hosts send them (Brotli). */
const MOST_SCRIPTS = 150_000;
const MOST = 195_000;
const MOST_OF_HOME = 200_000;

const needs = pageWeigher(path.resolve(BUILD_DIR, '..'), BUILD_DIR, brotliCompressSync);

it('The home page needs at most 200 kB', () => {
  const {chunks, all} = needs('index.html', ['/']);
  expect(chunks).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(MOST_OF_HOME);
});

it('Pages of the documentation need at most 150 kB of scripts, and 195 kB in all', () => {
  const pages = builtPages().filter((file) => file.startsWith('docs/'));
  expect(pages.length).toBeGreaterThan(50);
  const heavy = pages.flatMap((file) => {
    const route = routeOfFile(file).replace(/\/$/, '');
    // The overview of the documentation is a page of its own; the others have the frame of `/docs`.
    const {chunks, scripts, all} = needs(file, ['/docs', route]);
    expect(chunks, file).toBeGreaterThan(0);
    return scripts > MOST_SCRIPTS || all > MOST ? [{file, scripts, all}] : [];
  });
  expect(heavy).toEqual([]);
});
