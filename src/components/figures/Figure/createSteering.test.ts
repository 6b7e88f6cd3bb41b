// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {createSteering, type Steering} from './createSteering';

const BUTTONS = [
  {name: 'left', keys: ['ArrowLeft', 'a']},
  {name: 'jump', keys: [' ']},
];

let stage: HTMLElement;
let steering: Steering;
beforeEach(() => {
  stage = document.createElement('div');
  steering = createSteering(stage, BUTTONS, () => undefined);
});

function press(type: 'keydown' | 'keyup', key: string, more: KeyboardEventInit = {}): void {
  stage.dispatchEvent(new KeyboardEvent(type, {key, code: key, ...more}));
}

const held = (): string[] => [...steering.take()];

test('A key holds its button until the key is released', () => {
  press('keydown', 'ArrowLeft');
  expect([held(), held()]).toEqual([['left'], ['left']]);
  press('keyup', 'ArrowLeft');
  expect(held()).toEqual([]);
});

test.each(['ctrlKey', 'altKey', 'metaKey'])(
  'A key that is released while %s is down does not stay held',
  (modifier) => {
    press('keydown', 'ArrowLeft');
    held();
    press('keyup', 'ArrowLeft', {[modifier]: true});
    expect(held()).toEqual([]);
  },
);

test('A key that is pressed as a lowercase letter and released as an uppercase one does not stay held', () => {
  press('keydown', 'a', {code: 'KeyA'});
  held();
  press('keyup', 'A', {code: 'KeyA', shiftKey: true});
  expect(held()).toEqual([]);
});

test('Pressing a modifier key releases all keys, because macOS does not report their release', () => {
  press('keydown', 'ArrowLeft');
  held();
  press('keydown', 'Meta', {metaKey: true});
  expect(held()).toEqual([]);
});

test('A key that is pressed with a modifier does not steer, because it is a browser shortcut', () => {
  press('keydown', 'ArrowLeft', {altKey: true});
  expect(held()).toEqual([]);
});

test('When the stage loses focus, keys are released, but fingers keep holding their buttons', () => {
  press('keydown', 'ArrowLeft');
  steering.hold('finger 1', 'jump');
  stage.dispatchEvent(new FocusEvent('blur'));
  held();
  expect(held()).toEqual(['jump']);
});

test('A button that two fingers hold stays held until both are lifted', () => {
  steering.hold('finger 1', 'left');
  steering.hold('finger 2', 'left');
  steering.release('finger 1');
  held();
  expect(held()).toEqual(['left']);
  steering.release('finger 2');
  expect(held()).toEqual([]);
});

test('A press that starts and ends between two steps is seen by one step', () => {
  steering.hold('finger 1', 'jump');
  steering.release('finger 1');
  expect([held(), held()]).toEqual([['jump'], []]);
});

test('A click event without a press holds the button for 18 steps', () => {
  steering.click('left');
  const steps = Array.from({length: 30}, held);
  expect(steps.filter((names) => names.includes('left'))).toHaveLength(18);
});
