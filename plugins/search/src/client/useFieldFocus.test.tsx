import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {useFieldFocus} from './useFieldFocus';

afterEach(cleanup);

function Field({onPress}: {onPress: () => void}) {
  const {setInput, thenFocus} = useFieldFocus();
  return (
    <>
      <input ref={setInput} />
      <button type="button" onClick={() => thenFocus(onPress)} />
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('does what a button says and leads the keys to the field', () => {
  const onPress = vi.fn();
  render(<Field onPress={onPress} />);
  fireEvent.click(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(field());
});
