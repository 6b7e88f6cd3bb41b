import {describe, expect, it} from 'vitest';
import {closestNames, editDistance, isTypo} from './closestNames';

describe('closestNames', () => {
  it('counts inserted, deleted, replaced and swapped characters', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('ab', 'ba')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('lists the most alike first and nothing that is far off', () => {
    const names = ['setZoom', 'zoom', 'moveTo', 'SetZoom', 'setRoom'];
    expect(closestNames('setZom', names)).toEqual(['setZoom', 'SetZoom', 'setRoom']);
    expect(closestNames('completelyOther', names)).toEqual([]);
  });

  it('takes one wrong character in a short word and two in a long one for a mistake', () => {
    expect(isTypo('Entiy', 'Entity')).toBe(true);
    expect(isTypo('Enty', 'Entity')).toBe(false);
    expect(isTypo('gravityModfer', 'gravityModifier')).toBe(true);
  });
});
