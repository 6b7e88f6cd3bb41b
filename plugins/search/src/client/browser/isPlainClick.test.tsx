import {describe, expect, it} from 'vitest';
import {isPlainClick} from './isPlainClick';

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
