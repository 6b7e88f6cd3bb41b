import {describe, expect, it} from 'vitest';
import {likeness} from './likeness';

const like = (one: string, other: string): number => likeness(one.split(' '), other.split(' '));

describe('The likeness of two names', () => {
  it.each([
    ['lights', 'light'],
    ['logging', 'log'],
    ['easing', 'ease'],
    ['utils', 'utilities'],
    ['splitscreen', 'split screen'],
    ['key board', 'keyboard'],
  ])(
    'is whole for forms of a word, and for words that are joined or split: %s and %s',
    (one, other) => {
      expect(like(one, other)).toBe(1);
    },
  );

  it.each([
    ['camra', 'camera', 'common issues'],
    ['physics', 'physics and collisions', 'soft bodies'],
    ['tile map', 'tile maps', 'light map'],
  ])('makes %s more like %s than like %s', (name, meant, other) => {
    expect(like(name, meant)).toBeGreaterThan(like(name, other));
  });

  it.each([
    ['sprite', 'spring'],
    ['scene', 'screen'],
    ['ui', 'unit'],
  ])('does not take %s for %s', (one, other) => {
    expect(like(one, other)).toBe(0);
  });

  it('is zero if there are no words', () => {
    expect(likeness([], ['log'])).toBe(0);
  });
});
