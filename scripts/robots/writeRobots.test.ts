import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeRobots} from './writeRobots';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'robots-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

describe('The script for robots.txt', () => {
  it('names the sitemap of a site at the root of a host', () => {
    expect(writeRobots(dir, {url: 'https://docs.example/', baseUrl: '/'})).toBe(true);
    const text = readFileSync(path.join(dir, 'robots.txt'), 'utf8');
    expect(text).toContain('Sitemap: https://docs.example/sitemap.xml\n');
    expect(text).not.toContain('Disallow');
  });

  it('writes no file for a site below a path, where crawlers do not request it', () => {
    expect(writeRobots(dir, {url: 'https://example.org', baseUrl: '/docs-site/'})).toBe(false);
    expect(existsSync(path.join(dir, 'robots.txt'))).toBe(false);
  });
});
