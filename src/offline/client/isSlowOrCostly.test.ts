import {expect, test} from 'vitest';
import {isSlowOrCostly} from './isSlowOrCostly';

test.each([
  [undefined, false],
  [{}, false],
  [{saveData: false, effectiveType: '4g'}, false],
  [{effectiveType: '3g'}, false],
  [{effectiveType: '2g'}, true],
  [{effectiveType: 'slow-2g'}, true],
  [{saveData: true, effectiveType: '4g'}, true],
])('With the connection %j, optional requests are avoided: %s', (connection, isTrue) => {
  expect(isSlowOrCostly({connection} as unknown as Navigator)).toBe(isTrue);
});
