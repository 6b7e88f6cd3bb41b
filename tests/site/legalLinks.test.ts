// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, builtPages} from './builtPages';

const LEGAL_ROUTES = ['/impressum', '/datenschutzhinweis'];

/** Parses a page's HTML file. Scripts don't run in a parsed document. */
function parse(file: string): Document {
  const html = readFileSync(path.join(BUILD_DIR, file), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}

function footerLinks(file: string): string[] {
  const html = readFileSync(path.join(BUILD_DIR, file), 'utf8');
  const footer = html.slice(html.lastIndexOf('<footer'));
  return [...footer.matchAll(/<a\s[^>]*?href="?([^\s">]+)/g)].map(
    ([, href = '']) => new URL(href, `https://site.test/${file}`).pathname,
  );
}

describe('The built site', () => {
  it.each(builtPages())('%s links to both legal pages from its footer', (file) => {
    const links = footerLinks(file);
    for (const route of LEGAL_ROUTES)
      expect(links.some((link) => link.replace(/\/$/, '').endsWith(route))).toBe(true);
  });

  it.each(LEGAL_ROUTES)('%s has its German text without JavaScript', (route) => {
    const article = parse(`${route}/index.html`).querySelector('article[lang=de]');
    expect(article?.querySelectorAll('section').length).toBeGreaterThan(1);
    expect(article?.textContent).toMatch(/§ 5|DSGVO/);
  });
});
