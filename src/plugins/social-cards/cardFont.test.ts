import {describe, expect, it} from 'vitest';
import {drawText} from './cardFont';

const widthOf = (text: string, size = 50) => drawText(text, size).width;

/** Outlines of the box that a font draws for a missing character. */
const MISSING = drawText('\u{10FFFD}', 50).path;

describe('The text of cards', () => {
  it.each(['fi', 'fl', 'ffi', 'ffl', 'ff', 'fj'])('%s has no ligature', (text) => {
    expect(drawText(text, 50).path.startsWith(drawText('f', 50).path)).toBe(true);
  });

  it.each(['日', '한', 'か', 'Ω', 'Я', 'ą', '→', '⌘', '≤', '😀', '🎮', 'ع', 'ש', 'ก', 'अ'])(
    '%s is drawn, and not as a box',
    (character) => {
      const {path} = drawText(character, 50);
      expect(path).not.toBe('');
      expect(path).not.toBe(MISSING);
    },
  );

  it('A joiner, a variation selector or a soft hyphen is not drawn', () => {
    expect(drawText('a\u00adb\u200bc', 50)).toEqual(drawText('abc', 50));
    expect(drawText('❤️', 50)).toEqual(drawText('❤', 50));
  });

  it('A separate accent character is drawn like the letter with the accent', () => {
    expect(drawText('Poke\u0301mon', 50)).toEqual(drawText('Pokémon', 50));
  });

  it('Widths grow with the size and differ from letter to letter', () => {
    expect(widthOf('WWWW')).toBeGreaterThan(widthOf('iiii') * 1.5);
    expect(widthOf('W→語', 100)).toBeCloseTo(widthOf('W→語') * 2, 5);
  });
});
