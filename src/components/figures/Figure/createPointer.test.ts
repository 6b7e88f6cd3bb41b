// @vitest-environment jsdom
import {beforeEach, describe, expect, test} from 'vitest';
import {createPointer, type LivePointer} from './createPointer';

const SIZE = {width: 320, height: 180};

let stage: HTMLElement;
let pointer: LivePointer;

function event(type: string, x = 0, pointerId = 1): Event {
  const made = new MouseEvent(type, {clientX: x, clientY: 20, button: 0, bubbles: true});
  return Object.assign(made, {pointerId, pointerType: 'touch'});
}

const key = (name: string): Event => new KeyboardEvent('keydown', {key: name});

beforeEach(() => {
  stage = document.createElement('div');
  Object.defineProperties(stage, {
    clientWidth: {value: SIZE.width},
    clientHeight: {value: SIZE.height},
    setPointerCapture: {value: () => undefined},
  });
  pointer = createPointer(stage, {
    size: SIZE,
    isGrabbable: () => true,
    isMovedByKeys: true,
    onUse: () => undefined,
  });
});

describe('A second finger', () => {
  beforeEach(() => {
    stage.dispatchEvent(event('pointerdown', 40, 1));
    stage.dispatchEvent(event('pointerdown', 200, 2));
  });

  test('does not replace the finger that drags', () => {
    expect(pointer.take()).toMatchObject({x: 40, isDown: true});
    stage.dispatchEvent(event('pointermove', 210, 2));
    expect(pointer.take()).toMatchObject({x: 40, isDown: true});
    stage.dispatchEvent(event('pointermove', 50, 1));
    expect(pointer.take()).toMatchObject({x: 50, isDown: true});
  });

  test.each(['pointerup', 'pointercancel', 'pointerleave'])(
    'does not end the drag of the first finger when it triggers %s',
    (type) => {
      pointer.take();
      stage.dispatchEvent(event(type, 200, 2));
      expect(pointer.take()).toMatchObject({x: 40, isDown: true, isInside: true});
      stage.dispatchEvent(event('pointerup', 40, 1));
      pointer.take();
      stage.dispatchEvent(event('pointerdown', 70, 2));
      expect(pointer.take()).toMatchObject({x: 70, isDown: true});
    },
  );
});

describe('A press', () => {
  test('lasts until the pointer is released', () => {
    stage.dispatchEvent(event('pointerdown', 40));
    expect(pointer.take()).toMatchObject({x: 40, y: 20, isDown: true, isInside: true});
    expect(pointer.take().isDown).toBe(true);
    stage.dispatchEvent(event('pointerup', 40));
    expect(pointer.take()).toMatchObject({isDown: false, isInside: false});
  });

  test('is seen by one step if it starts and ends between two steps', () => {
    stage.dispatchEvent(event('pointerdown', 40));
    stage.dispatchEvent(event('pointerup', 40));
    expect(pointer.take()).toMatchObject({x: 40, isDown: true, isInside: true});
    expect(pointer.take()).toMatchObject({isDown: false, isInside: false});
  });

  test('ends at once if the browser uses the finger to scroll', () => {
    stage.dispatchEvent(event('pointerdown'));
    stage.dispatchEvent(event('pointercancel'));
    expect(pointer.take()).toMatchObject({isDown: false, isInside: false});
  });

  test('is seen by one step if the space bar starts and ends it between two steps', () => {
    stage.dispatchEvent(key(' '));
    stage.dispatchEvent(key(' '));
    expect(pointer.take().isDown).toBe(true);
    expect(pointer.take().isDown).toBe(false);
  });

  test('continues if the pointer is released and pressed again between two steps', () => {
    stage.dispatchEvent(event('pointerdown', 40));
    stage.dispatchEvent(event('pointerup', 40));
    stage.dispatchEvent(event('pointerdown', 60));
    expect(pointer.take()).toMatchObject({x: 60, isDown: true});
    expect(pointer.take().isDown).toBe(true);
  });
});
