import {useCallback, useLayoutEffect, useRef} from 'react';

/** Where the keys went in the field before. */
export interface FieldFocus {
  focused: boolean;
  selection: [number, number];
}

/**
 * Keeps the keys in a search field, after buttons that go away.
 *
 * @param initial what the field whose place this one took was like, where there was one
 */
export function useFieldFocus(initial?: FieldFocus): {
  setInput: (input: HTMLInputElement | null) => void;
  /** Does what a button below the field says; the button goes away with it. */
  thenFocus: (act: () => void) => void;
} {
  const field = useRef<HTMLInputElement>(null);
  // No state: downshift calls it twice for each render, and each of them would lead to another one.
  const setInput = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
  }, []);
  useLayoutEffect(() => {
    if (!initial?.focused) return;
    field.current?.focus();
    field.current?.setSelectionRange(...initial.selection);
  }, [initial]);
  const thenFocus = useCallback((act: () => void) => {
    act();
    field.current?.focus();
  }, []);
  return {setInput, thenFocus};
}
