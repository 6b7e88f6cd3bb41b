import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {pageWeigher} from '../../scripts/overview/pageWeigher';
import {BUILD_DIR, builtPages, routeOfFile} from './builtPages';

/** Most bytes that a page needs, as hosts send them (Brotli). */
const MOST_SCRIPTS = 150_000;
const MOST = 195_000;
const MOST_OF_HOME = 200_000;
/** Long pages that need more, of which none may grow beyond these bounds; the list only shrinks. */
const HEAVY = new Set([
  'docs/core-modules/particles',
  'docs/guides/common-issues',
  'docs/guides/enemy-ai',
  'docs/guides/light-and-shadow',
  'docs/guides/physics-and-collisions',
  'docs/guides/smoke',
  'docs/guides/soft-physics',
  'docs/guides/tile-maps',
  'docs/reference/components-overview',
  'docs/reference/ease',
]);
const MOST_SCRIPTS_OF_HEAVY = 153_000;
const MOST_OF_HEAVY = 200_000;

const needs = pageWeigher(path.resolve(BUILD_DIR, '..'), BUILD_DIR, brotliCompressSync);

it('The home page needs at most 200 kB', () => {
  const {chunks, all} = needs('index.html', ['/']);
  expect(chunks).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(MOST_OF_HOME);
});

it('Pages of the documentation need at most 150 kB of scripts, and 195 kB in all, but for named ones', () => {
  const pages = builtPages().filter((file) => file.startsWith('docs/'));
  expect(pages.length).toBeGreaterThan(50);
  const heavy = pages.flatMap((file) => {
    const route = routeOfFile(file).replace(/\/$/, '');
    // The overview of the documentation is a page of its own; the others have the frame of `/docs`.
    const {chunks, scripts, all} = needs(file, ['/docs', route]);
    expect(chunks, file).toBeGreaterThan(0);
    const isHeavy = HEAVY.has(path.dirname(file));
    const mostScripts = isHeavy ? MOST_SCRIPTS_OF_HEAVY : MOST_SCRIPTS;
    const most = isHeavy ? MOST_OF_HEAVY : MOST;
    return scripts > mostScripts || all > most ? [{file, scripts, all}] : [];
  });
  expect(heavy).toEqual([]);
});
