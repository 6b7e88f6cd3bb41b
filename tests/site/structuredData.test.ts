import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, builtPages} from './builtPages';

function itemsOf(file: string): unknown[] {
  const html = readFileSync(path.join(BUILD_DIR, file), 'utf8');
  return DomUtils.findAll(
    ({attribs}) => attribs.type === 'application/ld+json',
    parseDocument(html).children,
  ).map((script) => JSON.parse(DomUtils.textContent(script)) as unknown);
}

describe('Structured data', () => {
  it('describes documents and their position', () => {
    const documents = builtPages().filter((file) => /^docs\/(?!category|index)/.test(file));
    for (const file of documents) {
      const url = `https://screwbox.dev/${file.replace(/(?:\/index)?\.html$/, '')}`;
      expect(itemsOf(file), file).toEqual(
        expect.arrayContaining([
          expect.objectContaining({'@type': 'BreadcrumbList'}),
          expect.objectContaining({
            '@context': 'https://schema.org',
            '@type': 'TechArticle',
            headline: expect.stringMatching(/./) as string,
            description: expect.stringMatching(/./) as string,
            url: expect.stringMatching(new RegExp(`^${url}/?$`)) as string,
          }),
        ]),
      );
    }
  });

  it('describes posts', () => {
    const items = itemsOf('blog/light-rework/index.html');
    expect(items).toMatchObject([{'@type': 'BlogPosting', headline: 'Light, reworked'}]);
  });
});
