import {describe, expect, it} from 'vitest';
import {closestNames, editDistance, isTypo} from './closestNames';

describe('The comparison of names', () => {
  it('counts inserted, deleted, replaced and swapped characters', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('ab', 'ba')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('counts swapped characters as two changes if one of them is also replaced', () => {
    expect(editDistance('ab', 'ca')).toBe(2);
    expect(editDistance('ba', 'ac')).toBe(2);
  });

  it('lists the most similar names first, and leaves out names that are too different', () => {
    const names = ['setZoom', 'zoom', 'moveTo', 'SetZoom', 'setRoom'];
    expect(closestNames('setZom', names)).toEqual(['setZoom', 'SetZoom', 'setRoom']);
    expect(closestNames('completelyOther', names)).toEqual([]);
  });

  it('lists at most three different names, and sorts equally similar ones alphabetically', () => {
    const names = ['setZoomD', 'setZoomB', 'setZoomB', 'setZoomA', 'setZoomC'];
    expect(closestNames('setZoom', names)).toEqual(['setZoomA', 'setZoomB', 'setZoomC']);
  });

  it('lists names with two changes, or for long names with changes in up to a third of the characters', () => {
    expect(closestNames('ab', ['abcd', 'abcde'])).toEqual(['abcd']);
    expect(closestNames('abcdefghi', ['abcdefghijkl', 'abcdefghijklm'])).toEqual(['abcdefghijkl']);
  });

  it('accepts one change in a short word and two changes in a long word as a typo', () => {
    expect(isTypo('Entiy', 'Entity')).toBe(true);
    expect(isTypo('Enty', 'Entity')).toBe(false);
    expect(isTypo('gravityModfer', 'gravityModifier')).toBe(true);
    expect(isTypo('gravityModer', 'gravityModifier')).toBe(false);
  });

  it('treats words as long for typos if both have at least eight characters', () => {
    expect(isTypo('drawOrXY', 'drawOrde')).toBe(true);
    expect(isTypo('drawOXY', 'drawOrd')).toBe(false);
    expect(isTypo('drawOrd', 'drawOrder')).toBe(false);
  });
});
