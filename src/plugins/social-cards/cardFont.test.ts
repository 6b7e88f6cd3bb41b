import {describe, expect, it} from 'vitest';
import {drawText} from './cardFont';

const widthOf = (text: string, size = 50) => drawText(text, size).width;

describe('In the text of cards,', () => {
  it.each(['fi', 'fl', 'ffi', 'ffl', 'ff', 'fj'])(
    'the letters %s are drawn without a ligature',
    (text) => {
      expect(drawText(text, 50).path.startsWith(drawText('f', 50).path)).toBe(true);
    },
  );

  it('characters of other scripts, signs and emoji are drawn, each differently', () => {
    const characters = [...'日한かΩЯą→⌘≤😀🎮عשกअ'];
    const paths = characters.map((character) => drawText(character, 50).path);
    expect(paths).not.toContain('');
    expect(new Set(paths).size).toBe(characters.length);
  });

  it.each(['\u{1FAE8}', '𠮷', '\u{10FFFD}'])(
    'the character %s, which no font has, is left out',
    (character) => {
      expect(drawText(`a${character}b`, 50)).toEqual(drawText('ab', 50));
    },
  );

  it('a joiner, a variation selector or a soft hyphen is not drawn', () => {
    expect(drawText('a\u00adb\u200bc', 50)).toEqual(drawText('abc', 50));
    expect(drawText('❤️', 50)).toEqual(drawText('❤', 50));
  });

  it('a letter with a combining accent is drawn like the accented letter', () => {
    expect(drawText('Poke\u0301mon', 50)).toEqual(drawText('Pokémon', 50));
  });

  it('widths grow with the size and differ from letter to letter', () => {
    expect(widthOf('WWWW')).toBeGreaterThan(widthOf('iiii') * 1.5);
    expect(widthOf('W→語', 100)).toBeCloseTo(widthOf('W→語') * 2, 5);
  });
});
