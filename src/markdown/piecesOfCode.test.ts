import {expect, it} from 'vitest';
import {piecesOfCode} from './piecesOfCode';

it.each([
  ['ScrewBox.createEngine(String)', 'ScrewBox.|create|Engine(|String)'],
  ['MAX_LIGHT_COUNT', 'MAX_LIGHT_|COUNT'],
  ['Duration::ofMillis', 'Duration::|ofMillis'],
  ['Bounds.around(Vector,double)', 'Bounds.|around(|Vector,|double)'],
  ['engine().graphics()', 'engine().|graphics()'],
])('%s may break between its parts', (code, expected) => {
  expect(piecesOfCode(code).join('|')).toBe(expected);
});

it.each(['ShortNames', 'Size.of(8)', '0.5', 'String...', 'getURLs'])('%s stays whole', (code) => {
  expect(piecesOfCode(code)).toEqual([code]);
});
