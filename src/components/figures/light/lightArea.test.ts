import {expect, test} from 'vitest';
import {lightArea} from './lightArea';

test('without occluders the light fills its own box', () => {
  const area = lightArea({x: 0, y: 0}, 10, []);
  expect(area).toHaveLength(4);
  for (const point of area) {
    expect(Math.abs(point.x)).toBeCloseTo(10, 8);
    expect(Math.abs(point.y)).toBeCloseTo(10, 8);
  }
});

test('nothing behind an occluder is lit', () => {
  const area = lightArea({x: 0, y: 0}, 100, [{x: 40, y: -10, width: 20, height: 20}]);
  const behind = area.filter((point) => point.x > 41 && Math.abs(point.y / point.x) < 0.2);
  expect(behind).toEqual([]);
});

test('a ray just beside a corner passes it', () => {
  const area = lightArea({x: 0, y: 0}, 100, [{x: 40, y: -10, width: 20, height: 20}]);
  expect(area.filter((point) => point.x > 99.9 && Math.abs(point.y) < 30)).not.toEqual([]);
});
