import {act, render, screen} from '@testing-library/react';
import {type ReactNode, useMemo, useState} from 'react';
import SearchCombobox, {type FieldProps} from '../SearchCombobox';

interface FieldSettings {
  /** Given once the combobox is to be there. */
  field?: HTMLInputElement | undefined;
  onLeave?: (() => void) | undefined;
  /** Another number renders the combobox again. */
  turn: number;
}

/** The field as `SearchField` has it. */
function Field({field, onLeave, turn}: FieldSettings): ReactNode {
  const [{input, frame}, setProps] = useState<FieldProps>({input: {role: 'combobox'}, frame: {}});
  const suggestions = useMemo(
    () => field && <SearchCombobox field={field} onProps={setProps} onLeave={onLeave} />,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- What is rendered again has changed elsewhere.
    [field, onLeave, turn],
  );
  return (
    <div {...frame} tabIndex={-1}>
      <input type="search" {...input} aria-label="Search" />
      {suggestions}
    </div>
  );
}

/** Renders the search field, and its combobox once it holds a text and perhaps the keys. */
export function renderCombobox({
  value,
  isFocused = true,
  onLeave,
}: {
  value: string;
  isFocused?: boolean;
  onLeave?: () => void;
}): () => void {
  let turn = 0;
  const search = (field?: HTMLInputElement) => (
    <Field field={field} onLeave={onLeave} turn={turn++} />
  );
  const {rerender} = render(search());
  const field = screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'});
  field.value = value;
  if (isFocused) act(() => field.focus());
  const show = () => rerender(search(field));
  show();
  return show;
}
