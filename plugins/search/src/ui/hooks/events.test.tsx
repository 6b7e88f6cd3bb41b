import {describe, expect, it} from 'vitest';
import {isComposing, isPlainClick} from './events';

const enter = (init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', {key: 'Enter', keyCode: 13, ...init});

describe('a key of an input method', () => {
  it('is one during a composition', () => {
    expect(isComposing(enter({isComposing: true}))).toBe(true);
  });

  it('is one with the code of a taken key, as Safari gives it', () => {
    expect(isComposing(enter({keyCode: 229}))).toBe(true);
  });

  it('is none otherwise', () => {
    expect(isComposing(enter())).toBe(false);
  });
});

const click = (init: MouseEventInit = {}) => new MouseEvent('click', init);

describe('a plain click', () => {
  it('is one with the main button alone', () => {
    expect(isPlainClick(click())).toBe(true);
  });

  it.each<MouseEventInit>([
    {ctrlKey: true},
    {metaKey: true},
    {shiftKey: true},
    {altKey: true},
    {button: 1},
  ])('is none with %o', (init) => {
    expect(isPlainClick(click(init))).toBe(false);
  });
});
