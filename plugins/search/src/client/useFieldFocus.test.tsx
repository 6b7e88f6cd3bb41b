import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {type FieldFocus, useFieldFocus} from './useFieldFocus';

afterEach(cleanup);

/** As downshift does it: every render gives the field another function as its ref. */
function Field({
  initial,
  onRender,
  onPress = () => undefined,
}: {
  initial?: FieldFocus;
  onRender?: () => void;
  onPress?: () => void;
}) {
  const {setInput, thenFocus} = useFieldFocus(initial);
  onRender?.();
  return (
    <>
      <input ref={(input) => setInput(input)} defaultValue="lamp" />
      <button type="button" onClick={() => thenFocus(onPress)} />
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('takes over focus and selection of the field before', () => {
  render(<Field initial={{focused: true, selection: [1, 3]}} />);
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([1, 3]);
});

test.each([undefined, {focused: false, selection: [1, 3]} satisfies FieldFocus])(
  'leaves the keys where they are when the field before did not have them: %j',
  (initial) => {
    render(<Field initial={initial} />);
    expect(document.activeElement).toBe(document.body);
  },
);

test('does what a button says and leads the keys to the field', () => {
  const onPress = vi.fn();
  render(<Field onPress={onPress} />);
  fireEvent.click(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(field());
});

test('does not render the field because it was rendered, which React 18 may never end', () => {
  const onRender = vi.fn();
  render(<Field />).rerender(<Field onRender={onRender} />);
  expect(onRender).toHaveBeenCalledTimes(1);
});
