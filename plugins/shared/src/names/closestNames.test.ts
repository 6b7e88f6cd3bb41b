import {describe, expect, it} from 'vitest';
import {closestNames, editDistance, isTypo} from './closestNames';

describe('closestNames', () => {
  it('counts inserted, deleted, replaced and swapped characters', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('ab', 'ba')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('counts no swap where only one of two characters changes its place', () => {
    expect(editDistance('ab', 'ca')).toBe(2);
    expect(editDistance('ba', 'ac')).toBe(2);
  });

  it('lists the most alike first and nothing that is far off', () => {
    const names = ['setZoom', 'zoom', 'moveTo', 'SetZoom', 'setRoom'];
    expect(closestNames('setZom', names)).toEqual(['setZoom', 'SetZoom', 'setRoom']);
    expect(closestNames('completelyOther', names)).toEqual([]);
  });

  it('lists each name once, the equally alike by the alphabet, and three at most', () => {
    const names = ['setZoomD', 'setZoomB', 'setZoomB', 'setZoomA', 'setZoomC'];
    expect(closestNames('setZoom', names)).toEqual(['setZoomA', 'setZoomB', 'setZoomC']);
  });

  it('allows a short word two mistakes, and a long one a third of its length', () => {
    expect(closestNames('ab', ['abcd', 'abcde'])).toEqual(['abcd']);
    expect(closestNames('abcdefghi', ['abcdefghijkl', 'abcdefghijklm'])).toEqual(['abcdefghijkl']);
  });

  it('takes one wrong character in a short word and two in a long one for a mistake', () => {
    expect(isTypo('Entiy', 'Entity')).toBe(true);
    expect(isTypo('Enty', 'Entity')).toBe(false);
    expect(isTypo('gravityModfer', 'gravityModifier')).toBe(true);
    expect(isTypo('gravityModer', 'gravityModifier')).toBe(false);
  });

  it('calls a word long from eight characters on, and the shorter of both must be', () => {
    expect(isTypo('drawOrXY', 'drawOrde')).toBe(true);
    expect(isTypo('drawOXY', 'drawOrd')).toBe(false);
    expect(isTypo('drawOrd', 'drawOrder')).toBe(false);
  });
});
