// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {thenFocus} from './thenFocus';

afterEach(() => document.body.replaceChildren());

test('does what a button says, and then leads the keys to the field', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const act = vi.fn(() => document.activeElement);
  thenFocus(field, act);
  expect(act).toHaveReturnedWith(document.body);
  expect(document.activeElement).toBe(field);
});

test('does what a button says where the field is not there yet', () => {
  const act = vi.fn();
  thenFocus(null, act);
  expect(act).toHaveBeenCalledOnce();
});
