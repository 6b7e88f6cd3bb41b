import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {readBundleRecord} from '../../src/plugins/bundles/BundleRecord';
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

const ROOT = path.resolve(BUILD_DIR, '..');
const routes = JSON.parse(
  readFileSync(path.join(ROOT, '.docusaurus/routesChunkNames.json'), 'utf8'),
) as Record<string, object>;
const {groups} = readBundleRecord(ROOT);

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const content = readFileSync(path.join(BUILD_DIR, file));
  const size =
    sizes.get(file) ?? (file.endsWith('.woff2') ? content : brotliCompressSync(content)).length;
  sizes.set(file, size);
  return size;
}

const sum = (files: string[]) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);

/** Bytes of a page: itself, what its head names, and the scripts of the routes that it is made of. */
function needs(file: string, ownRoutes: string[]) {
  const html = readFileSync(path.join(BUILD_DIR, file), 'utf8');
  const named = Array.from(
    html.matchAll(/ (?:href|src)="?\/((?:assets|fonts)\/[^" >]+\.(?:js|css|woff2))/g),
    ([, name = '']) => name,
  );
  const isOverview = ownRoutes.every((route) => route === ownRoutes[0]);
  const chunks = Object.entries(routes)
    .filter(([route]) => ownRoutes.includes(route.replace(/-[^-]+$/, '')))
    // The overview has the address of the frame around all pages; it alone has a config.
    .filter(([, names]) => isOverview || !('config' in names))
    .flatMap(([, names]) => strings(names))
    .flatMap((name) => groups[name] ?? []);
  const files = [...new Set([...named, ...chunks])];
  const scripts = files.filter((name) => name.endsWith('.js'));
  return {chunks: chunks.length, scripts: sum(scripts), all: sum([...files, file])};
}

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
