import {useCallback, useRef} from 'react';

/** Keeps the keys in a search field, after buttons that go away. */
export function useFieldFocus(): {
  setInput: (input: HTMLInputElement | null) => void;
  /** Does what a button below the field says; the button goes away with it. */
  thenFocus: (act: () => void) => void;
} {
  const field = useRef<HTMLInputElement>(null);
  const setInput = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
  }, []);
  const thenFocus = useCallback((act: () => void) => {
    act();
    field.current?.focus();
  }, []);
  return {setInput, thenFocus};
}
