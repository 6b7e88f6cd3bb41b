import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, expect, test} from 'vitest';
import {createSteering, type Steering} from './createSteering';
import SteeringButtons from './SteeringButtons';

let steering: Steering;
let right: HTMLElement;
beforeEach(() => {
  const buttons = [{name: 'right', label: 'Right', keys: ['ArrowRight']}];
  steering = createSteering(document.createElement('div'), buttons, () => undefined);
  render(<SteeringButtons buttons={buttons} steering={() => steering} />);
  right = screen.getByRole('button', {name: 'Right'});
});

/** Simulates a pointer event, which jsdom lacks. React derives `pointerleave` from `pointerout`. */
function pointer(type: 'down' | 'up' | 'out', pointerId: number, button = 0): void {
  const event = new MouseEvent(`pointer${type}`, {
    bubbles: true,
    button,
    relatedTarget: document.body,
  });
  fireEvent(right, Object.assign(event, {pointerId}));
}

/** Returns in how many of the next 40 steps the button is held. */
const heldSteps = (): number =>
  Array.from({length: 40}, () => steering.take().has('right')).filter(Boolean).length;

test('A finger holds the button until it is lifted, and its click has no further effect', () => {
  pointer('down', 1);
  expect(heldSteps()).toBe(40);
  pointer('up', 1);
  pointer('out', 1);
  fireEvent.click(right);
  expect(heldSteps()).toBe(0);
});

test('A second finger that is lifted does not release the button of the first', () => {
  pointer('down', 1);
  pointer('down', 2);
  pointer('up', 2);
  expect(heldSteps()).toBe(40);
});

test.each(['Enter', ' '])(
  'The key %j holds the button, and its click has no further effect',
  (key) => {
    fireEvent.keyDown(right, {key});
    expect(heldSteps()).toBe(40);
    fireEvent.keyUp(right, {key});
    fireEvent.click(right);
    expect(heldSteps()).toBe(0);
  },
);

test('A click alone, as voice control sends it, holds the button for a moment', () => {
  fireEvent.click(right);
  expect(heldSteps()).toBe(18);
  fireEvent.click(right);
  expect(heldSteps()).toBe(18);
});

test('A click after a finger slid off the button holds it for a moment', () => {
  pointer('down', 1);
  pointer('out', 1);
  heldSteps();
  fireEvent.click(right);
  expect(heldSteps()).toBe(18);
});

test('A key does not stay held if macOS does not report its release while Cmd is down', () => {
  fireEvent.keyDown(right, {key: 'Enter'});
  fireEvent.keyDown(right, {key: 'Meta', metaKey: true});
  heldSteps();
  expect(heldSteps()).toBe(0);
});

test('A click after a key press that ended elsewhere holds the button for a moment', () => {
  fireEvent.keyDown(right, {key: ' '});
  fireEvent.blur(right);
  heldSteps();
  fireEvent.click(right);
  expect(heldSteps()).toBe(18);
});

test('The right mouse button holds nothing', () => {
  pointer('down', 1, 2);
  expect(heldSteps()).toBe(0);
});
