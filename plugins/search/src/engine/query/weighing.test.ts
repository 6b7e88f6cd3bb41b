import {describe, expect, it} from 'vitest';
import {analyzer} from '../reading/__tests__/memoryContext';
import {parsePlain} from './PlainQuery';
import {weighingOf} from './weighing';

describe('weighingOf', () => {
  const forms = (input: string): string => weighingOf(parsePlain(input, analyzer)).forms;

  it('takes up to four words for a name, in which the best form of a word counts', () => {
    expect(forms('')).toBe('best');
    expect(forms('draw a sprite on the screen of the game')).toBe('best');
  });

  it('takes five words and more for a description, in which all forms count together', () => {
    expect(forms('draw two sprites on the screen of the game')).toBe('together');
  });

  it('counts an identifier of many words once', () => {
    expect(forms('Class AbstractTypeVisitor7<R,P>')).toBe('best');
    expect(forms('engine.keyboard.isPressed Key.SHIFT_LEFT ')).toBe('best');
    expect(forms('play engine.keyboard loud sound music ')).toBe('together');
  });

  it('counts stop words only where there are no others', () => {
    expect(forms('what is it that they say about this')).toBe('together');
  });
});
