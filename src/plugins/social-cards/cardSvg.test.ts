import {describe, expect, it} from 'vitest';
import {drawText} from './cardFont';
import {CARD, cardSvg} from './cardSvg';

function rightEnds(svg: string): number[] {
  return [...svg.matchAll(/<path d="([^"]*)"/g)].map(([, path = '']) =>
    Math.max(...[...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x]) => Number(x))),
  );
}

describe('The SVG of a card', () => {
  it.each([
    ['Camera', 'Guides'],
    ['x'.repeat(200), 'Guides'],
    ['enableAllFeaturesAndEverythingThatMayEverComeToTheEngine', 'Guides'],
    ['語'.repeat(200), 'Guides'],
    ['Camera', 'A section '.repeat(20)],
  ])('fits all lines of the title %j in the section %j into the card', (title, section) => {
    expect(Math.max(...rightEnds(cardSvg({title, section})))).toBeLessThanOrEqual(CARD.width - 64);
  });

  it('has the title as outlines, which need no font', () => {
    const svg = cardSvg({title: 'List<T> & "more"', section: 'Reference'});
    expect(svg).not.toContain('<text');
    expect(svg).toContain(drawText('List<T> & "more"', 88, {x: 64, y: 226}).path);
  });

  it('shows a different sky for each of three sections, and the same sky for all others', () => {
    const skyOf = (section: string): string | undefined =>
      /height="630" fill="(#\w+)"/.exec(cardSvg({title: 'A', section}))?.[1];
    expect(new Set(['Fundamentals', 'Guides', 'Reference', 'Blog'].map(skyOf)).size).toBe(4);
    expect(skyOf('Blog')).toBe(skyOf('Core modules'));
  });

  it('has the size that other sites expect', () => {
    expect(cardSvg({title: 'A', section: 'B'})).toContain(
      `width="${CARD.width}" height="${CARD.height}"`,
    );
  });
});
