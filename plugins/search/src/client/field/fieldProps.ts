import type {ComponentProps} from 'react';

/** What the combobox gives to the field, and to the element around field and suggestions. */
export interface FieldProps {
  input: ComponentProps<'input'>;
  frame: ComponentProps<'div'>;
}

/** Carries props from the combobox up to the field, which stands there before it. */
export interface FieldPropsChannel {
  get: () => FieldProps;
  set: (props: FieldProps) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A field of HTML alone, which nothing is suggested for. */
export const PLAIN_FIELD: FieldProps = {input: {}, frame: {}};

/**
 * A field whose suggestions come when it is turned to. It says so before: screen readers tell what a
 * field is when the reader gets there, and not when it becomes another.
 */
const READY_FIELD: FieldProps = {
  input: {role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false},
  frame: {},
};

export function fieldPropsChannel(): FieldPropsChannel {
  let current = READY_FIELD;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (props) => {
      current = props;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
