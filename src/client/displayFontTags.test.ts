import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {displayFontTags} from './displayFontTags';

const staticDir = path.resolve(import.meta.dirname, '../../static');

describe('The head tags of the title font', () => {
  it.each(['/', '/docs-site/'])('preload the file of the font from %s', (base) => {
    const [style, preload] = displayFontTags(base);
    const href = String(preload?.attributes?.href);
    expect(href.startsWith(base)).toBe(true);
    expect(style?.innerHTML).toContain(`src:url(${href})`);
    expect(existsSync(path.join(staticDir, href.slice(base.length)))).toBe(true);
  });

  it('request it without credentials, as browsers request fonts, so that it loads only once', () => {
    expect(displayFontTags('/')[1]?.attributes).toMatchObject({
      rel: 'preload',
      as: 'font',
      crossorigin: 'anonymous',
    });
  });

  it('never move text if the font loads late', () => {
    expect(displayFontTags('/')[0]?.innerHTML).toContain('font-display:optional');
  });
});
