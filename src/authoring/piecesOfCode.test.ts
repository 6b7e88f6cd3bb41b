import {expect, it} from 'vitest';
import {piecesOfCode} from './piecesOfCode';

it.each([
  ['ScrewBox.createEngine(String)', 'ScrewBox.|create|Engine(|String)'],
  ['MAX_LIGHT_COUNT', 'MAX_|LIGHT_|COUNT'],
  ['Size::of', 'Size::|of'],
  ['Bounds.around(Vector,double)', 'Bounds.|around(|Vector,|double)'],
  ['LightPhysicsComponent', 'Light|Physics|Component'],
  ['engine().graphics()', 'engine().|graphics()'],
])('%s may break between its parts', (code, expected) => {
  expect(piecesOfCode(code).join('|')).toBe(expected);
});

it.each(['ShortNames', '.start()', '0.5', 'String...', '_name', 'getURLs', 'double x'])(
  '%s stays whole',
  (code) => {
    expect(piecesOfCode(code)).toEqual([code]);
  },
);
