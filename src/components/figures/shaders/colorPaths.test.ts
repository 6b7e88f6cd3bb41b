import {expect, test} from 'vitest';
import {colorPaths} from './colorPaths';
import {createPicture, pictureFromText} from './picture';

test('An image becomes one path per color, and each path consists of runs of pixels', () => {
  const picture = pictureFromText(['aab', '.b.'], {a: '#ff0000', b: '#0000ff'});
  expect(colorPaths(picture)).toEqual([
    {fill: 'rgb(255 0 0)', path: 'M0 0h2v1h-2z'},
    {fill: 'rgb(0 0 255)', path: 'M2 0h1v1h-1zM1 1h1v1h-1z'},
  ]);
});

test('Translucent pixels keep their opacity, and transparent ones are left out', () => {
  const picture = createPicture(2, 1, (x) => [10, 20, 30, x / 2]);
  expect(colorPaths(picture)).toEqual([{fill: 'rgb(10 20 30 / 50%)', path: 'M1 0h1v1h-1z'}]);
});
