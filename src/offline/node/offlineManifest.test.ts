import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {OfflineManifest} from '../OfflineManifest';
import {offlineManifest, type OfflineManifestSource} from './offlineManifest';

let buildDir: string;
beforeEach(() => {
  buildDir = mkdtempSync(path.join(tmpdir(), 'offline-'));
  for (const [file, text] of Object.entries({
    'index.html': '<script src=/base/assets/js/main.1.js></script><img src="/base/img/a.png">',
    'docs/ecs/index.html': '<script src=/base/assets/js/main.1.js></script><a href=/base/>',
    'search/index.html': '',
    'assets/js/main.1.js': 'main',
    'assets/js/ecs.2.js': 'ecs',
    'assets/js/layout.3.js': 'layout',
    'assets/js/home.4.js': 'home',
    'assets/js/worker.5.js': 'worker',
    'img/a.png': 'a',
    'search-index/docs/manifest.json': '{}',
    'cards/docs/ecs.png': '',
    _headers: '',
    'service-worker.js': '',
  })) {
    mkdirSync(path.dirname(path.join(buildDir, file)), {recursive: true});
    writeFileSync(path.join(buildDir, file), text);
  }
});
afterEach(() => rmSync(buildDir, {recursive: true}));

const build = (extra: Partial<OfflineManifestSource> = {}) =>
  offlineManifest({
    buildDir,
    base: '/base/',
    routeChunks: {
      '/base/-e5f': {__comp: 'home'},
      '/base/docs-614': {__comp: 'layout'},
      '/base/docs/ecs-ac5': {__comp: 'ecs', items: [{content: 'ecs'}]},
    },
    groups: {
      home: ['assets/js/home.4.js'],
      layout: ['assets/js/layout.3.js'],
      ecs: ['assets/js/ecs.2.js'],
    },
    searchFiles: ['assets/js/worker.5.js'],
    ...extra,
  });
const names = (manifest: OfflineManifest, places: readonly number[] = []) =>
  places.map((place) => manifest.files[place]?.[0]);

describe('The offline manifest', () => {
  it('gives a page the scripts of its route, of the routes around it, and of its HTML', () => {
    const manifest = build();
    expect(names(manifest, manifest.pages['docs/ecs/index.html'])).toEqual([
      'assets/js/ecs.2.js',
      'assets/js/layout.3.js',
      'assets/js/main.1.js',
    ]);
    expect(names(manifest, manifest.pages['index.html'])).toEqual([
      'assets/js/home.4.js',
      'assets/js/main.1.js',
      'img/a.png',
    ]);
  });

  it('gives a page neither other pages that it names nor scripts of routes named alike', () => {
    mkdirSync(path.join(buildDir, 'docs-old'));
    writeFileSync(path.join(buildDir, 'docs-old/index.html'), '<a href=/base/search/index.html>');
    const manifest = build();
    expect(names(manifest, manifest.pages['docs-old/index.html'])).toEqual([]);
  });

  it.each([
    ['an entity', 'a&b.png', '<img src=/base/img/a&amp;b.png>'],
    ['an apostrophe', "it's.png", '<img src="/base/img/it\'s.png">'],
    ['a percent sign', '50%.png', '<img src=/base/img/50%25.png>'],
    ['a number sign', 'a#b.png', '<img src=/base/img/a%23b.png>'],
    ['a query and a place', 'b.svg', '<img src=/base/img/b.svg?v=1#icon>'],
    [
      'other sizes',
      'b.png',
      '<img src=/base/img/a.png srcset="/base/img/a.png, /base/img/b.png 2x">',
    ],
    ['a poster', 'b.png', '<video poster=/base/img/b.png></video>'],
  ])('gives a page the files that it names with %s', (_name, file, html) => {
    writeFileSync(path.join(buildDir, 'img', file), '');
    writeFileSync(path.join(buildDir, 'docs/ecs/index.html'), html);
    const manifest = build();
    expect(names(manifest, manifest.pages['docs/ecs/index.html'])).toContain(`img/${file}`);
  });

  it('gives the search its scripts, its page and its index', () => {
    const manifest = build();
    expect(names(manifest, manifest.search)).toEqual([
      'assets/js/worker.5.js',
      'search/index.html',
    ]);
  });

  it('gives the search its page where hosts have no folder for it', () => {
    rmSync(path.join(buildDir, 'search'), {recursive: true});
    writeFileSync(path.join(buildDir, 'search.html'), '');
    const manifest = build();
    expect(names(manifest, manifest.search)).toContain('search.html');
  });

  it('gives the search its index where one file holds it, which is no file of a page', () => {
    const pack = 'search-index/all.c0ffee.bin';
    writeFileSync(path.join(buildDir, pack), '');
    const manifest = build();
    expect(manifest.index?.pack).toBe(pack);
    expect(names(manifest, manifest.index?.places)).toEqual(['search-index/docs/manifest.json']);
    expect(manifest.files.map(([file]) => file)).not.toContain(pack);
  });

  it('leaves the index to be kept piece by piece where no file holds all of it', () => {
    const manifest = build();
    expect(manifest.index).toBeUndefined();
    expect(names(manifest, manifest.search)).not.toContain('search-index/docs/manifest.json');
  });

  it('leaves out what no page reads', () => {
    expect(build().files.map(([file]) => file)).not.toContain('_headers');
    expect(build().files.map(([file]) => file)).not.toContain('service-worker.js');
    expect(build().files.map(([file]) => file)).not.toContain('cards/docs/ecs.png');
  });

  it('is the same for the same files, wherever they lie, and another for others', () => {
    const first = build();
    const copy = mkdtempSync(path.join(tmpdir(), 'offline-'));
    cpSync(buildDir, copy, {recursive: true});
    expect(build({buildDir: copy})).toEqual(first);
    rmSync(copy, {recursive: true});
    writeFileSync(path.join(buildDir, 'img/a.png'), 'b');
    expect(build().build).not.toBe(first.build);
  });

  it('fails where a script of the search is missing', () => {
    expect(() => build({searchFiles: ['assets/js/gone.js']})).toThrow(/loads assets\/js\/gone\.js/);
  });
});
