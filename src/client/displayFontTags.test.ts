import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {displayFontTags} from './displayFontTags';

const staticDir = path.resolve(import.meta.dirname, '../../static');

describe('The head tags of the title font', () => {
  it.each(['/', '/docs-site/'])('preload the font file with the base URL %s', (base) => {
    const [style, preload] = displayFontTags(base);
    const href = String(preload?.attributes?.href);
    expect(href.startsWith(base)).toBe(true);
    expect(style?.innerHTML).toContain(`src:url(${href})`);
    expect(existsSync(path.join(staticDir, href.slice(base.length)))).toBe(true);
  });

  it('preload the font without credentials, because browsers would otherwise load it twice', () => {
    expect(displayFontTags('/')[1]?.attributes).toMatchObject({
      rel: 'preload',
      as: 'font',
      crossorigin: 'anonymous',
    });
  });

  it('do not shift text if the font loads late', () => {
    expect(displayFontTags('/')[0]?.innerHTML).toContain('font-display:optional');
  });
});
