import {expect, test} from 'vitest';
import {toCanvas, visibleArea} from './projection';

const CAMERA = {focus: {x: 60, y: 30}, zoom: 2};
const CANVAS = {width: 320, height: 180};

test('The focus of the camera is in the middle of the canvas', () => {
  expect(toCanvas(CAMERA.focus, CAMERA, CANVAS)).toEqual({x: 160, y: 90});
});

test('A world unit covers as many pixels as the zoom factor', () => {
  expect(toCanvas({x: 61, y: 30}, CAMERA, CANVAS).x).toBe(162);
});

test('The corners of the visible area are the corners of the canvas', () => {
  const area = visibleArea(CAMERA, CANVAS);
  expect(toCanvas(area, CAMERA, CANVAS)).toEqual({x: 0, y: 0});
  const corner = {x: area.x + area.width, y: area.y + area.height};
  expect(toCanvas(corner, CAMERA, CANVAS)).toEqual({x: 320, y: 180});
});
