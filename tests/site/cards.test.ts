import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, builtPages} from './builtPages';

/** Byte offsets of width and height in a PNG file. Source: PNG specification, section 11.2.1. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

function metaOf(file: string): Map<string, string[]> {
  const document = parseDocument(readFileSync(path.join(BUILD_DIR, file), 'utf8'));
  const all = new Map<string, string[]>();
  for (const {attribs} of DomUtils.getElementsByTagName('meta', document)) {
    const name = attribs.property ?? attribs.name;
    if (name !== undefined) all.set(name, [...(all.get(name) ?? []), attribs.content ?? '']);
  }
  return all;
}

function pngSize(file: string): string[] {
  const bytes = readFileSync(path.join(BUILD_DIR, file));
  return [String(bytes.readUInt32BE(WIDTH_AT)), String(bytes.readUInt32BE(HEIGHT_AT))];
}

describe('The card that other sites show for a page', () => {
  it.each(builtPages())('of %s states the size of its image and has alternative text', (file) => {
    const meta = metaOf(file);
    const [image = ''] = meta.get('og:image') ?? [];
    const {origin, pathname} = new URL(image);
    expect(origin).toBe('https://screwbox.dev');
    expect([...(meta.get('og:image:width') ?? []), ...(meta.get('og:image:height') ?? [])]).toEqual(
      pngSize(pathname),
    );
    expect(meta.get('og:image:alt')).toEqual([expect.stringContaining('ScrewBox')]);
    expect(meta.get('twitter:image:alt')).toEqual(meta.get('og:image:alt'));
    expect(meta.get('og:site_name')).toEqual(['ScrewBox']);
  });

  it('has a different image for each page', () => {
    const images = builtPages().flatMap((file) => metaOf(file).get('og:image') ?? []);
    expect(new Set(images).size).toBe(images.length);
  });

  it('has the type article on posts and website on other pages', () => {
    expect(metaOf('blog/light-rework/index.html').get('og:type')).toEqual(['article']);
    expect(metaOf('docs/index.html').get('og:type')).toEqual(['website']);
  });
});

it('The home page links to an icon for home screens with 180 × 180 pixels', () => {
  const document = parseDocument(readFileSync(path.join(BUILD_DIR, 'index.html'), 'utf8'));
  const icon = DomUtils.getElementsByTagName('link', document).find(
    ({attribs}) => attribs.rel === 'apple-touch-icon',
  );
  expect(pngSize(icon?.attribs.href ?? '')).toEqual(['180', '180']);
});
