import {describe, expect, it} from 'vitest';
import {closestNames, editDistance, isTypo} from './closestNames';

describe('The comparison of names', () => {
  it('counts inserted, deleted, replaced and swapped characters', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('ab', 'ba')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('does not count a swap if only one character moves', () => {
    expect(editDistance('ab', 'ca')).toBe(2);
    expect(editDistance('ba', 'ac')).toBe(2);
  });

  it('lists the most similar names first and no distant ones', () => {
    const names = ['setZoom', 'zoom', 'moveTo', 'SetZoom', 'setRoom'];
    expect(closestNames('setZom', names)).toEqual(['setZoom', 'SetZoom', 'setRoom']);
    expect(closestNames('completelyOther', names)).toEqual([]);
  });

  it('lists each name once, equally similar ones alphabetically, and three at most', () => {
    const names = ['setZoomD', 'setZoomB', 'setZoomB', 'setZoomA', 'setZoomC'];
    expect(closestNames('setZoom', names)).toEqual(['setZoomA', 'setZoomB', 'setZoomC']);
  });

  it('allows two mistakes in a short word, and a third of the length of a long one', () => {
    expect(closestNames('ab', ['abcd', 'abcde'])).toEqual(['abcd']);
    expect(closestNames('abcdefghi', ['abcdefghijkl', 'abcdefghijklm'])).toEqual(['abcdefghijkl']);
  });

  it('accepts one wrong character in a short word and two in a long one as a typo', () => {
    expect(isTypo('Entiy', 'Entity')).toBe(true);
    expect(isTypo('Enty', 'Entity')).toBe(false);
    expect(isTypo('gravityModfer', 'gravityModifier')).toBe(true);
    expect(isTypo('gravityModer', 'gravityModifier')).toBe(false);
  });

  it('treats words as long if both have at least eight characters', () => {
    expect(isTypo('drawOrXY', 'drawOrde')).toBe(true);
    expect(isTypo('drawOXY', 'drawOrd')).toBe(false);
    expect(isTypo('drawOrd', 'drawOrder')).toBe(false);
  });
});
