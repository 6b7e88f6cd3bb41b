import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {displayFontTags} from './displayFontTags';

const staticDir = path.resolve(import.meta.dirname, '../../static');

describe('displayFontTags', () => {
  it.each(['/', '/docs-site/'])('preloads below %s the file that the font is read from', (base) => {
    const [style, preload] = displayFontTags(base);
    const href = String(preload?.attributes?.href);
    expect(href.startsWith(base)).toBe(true);
    expect(style?.innerHTML).toContain(`src:url(${href})`);
    expect(existsSync(path.join(staticDir, href.slice(base.length)))).toBe(true);
  });

  it('asks without credentials, as browsers ask for fonts, so that the file comes once', () => {
    expect(displayFontTags('/')[1]?.attributes).toMatchObject({
      rel: 'preload',
      as: 'font',
      crossorigin: 'anonymous',
    });
  });

  it('never moves text when the font comes late', () => {
    expect(displayFontTags('/')[0]?.innerHTML).toContain('font-display:optional');
  });
});
