import {describe, expect, it} from 'vitest';
import {CARD, cardSvg, linesOf} from './cardSvg';

/** As if every letter were half as wide as the text is high. */
const widthOf = (text: string, size: number): number => (text.length * size) / 2;

const titleSizes = (title: string): string[] =>
  [...cardSvg({title, section: 'Guides'}, widthOf).matchAll(/font-size="(\d+)"/g)]
    .map(([, size = '']) => size)
    .slice(1, -1);

describe('linesOf', () => {
  it('fills a line before it begins the next', () => {
    expect(linesOf('one two three', (line) => line.length <= 7)).toEqual(['one two', 'three']);
  });

  it('leaves a word whole that is wider than the room', () => {
    expect(linesOf('a gigantic b', (line) => line.length <= 3)).toEqual(['a', 'gigantic', 'b']);
  });
});

describe('cardSvg', () => {
  it('makes a title smaller the more lines it needs', () => {
    expect(titleSizes('Camera')).toEqual(['88']);
    expect(titleSizes('word '.repeat(13).trim())).toEqual(['68', '68', '68']);
    expect(titleSizes('word '.repeat(24).trim())).toEqual(['54', '54', '54']);
  });

  it('cuts a title off that does not fit in any size, before it runs into the landscape', () => {
    expect(titleSizes('word '.repeat(90).trim())).toHaveLength(4);
  });

  it('takes signs of markup as text', () => {
    const svg = cardSvg({title: 'List<T> & "more"', section: 'Reference'}, widthOf);
    expect(svg).toContain('List&lt;T&gt; &amp; &quot;more&quot;');
  });

  it('shows a section at its time of the day, and others by day', () => {
    const skyOf = (section: string): string | undefined =>
      /height="630" fill="(#\w+)"/.exec(cardSvg({title: 'A', section}, widthOf))?.[1];
    expect(new Set(['Fundamentals', 'Guides', 'Reference', 'Blog'].map(skyOf)).size).toBe(4);
    expect(skyOf('Blog')).toBe(skyOf('Core modules'));
  });

  it('has the size that is asked for', () => {
    expect(cardSvg({title: 'A', section: 'B'}, widthOf)).toContain(
      `width="${CARD.width}" height="${CARD.height}"`,
    );
  });
});
