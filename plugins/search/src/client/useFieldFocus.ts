import {useCallback, useLayoutEffect, useState} from 'react';

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
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    if (!initial?.focused || !input) return;
    input.focus();
    input.setSelectionRange(...initial.selection);
  }, [initial, input]);
  const thenFocus = useCallback(
    (act: () => void) => {
      act();
      input?.focus();
    },
    [input],
  );
  return {setInput, thenFocus};
}
