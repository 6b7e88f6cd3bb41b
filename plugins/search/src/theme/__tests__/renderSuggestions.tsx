import {act, render, screen} from '@testing-library/react';
import {type ReactNode, useMemo, useState} from 'react';
import SearchSuggestions, {type FieldProps} from '../SearchSuggestions';

interface FieldSettings {
  field?: HTMLInputElement | undefined;
  onLeave?: (() => void) | undefined;
  turn: number;
}

function Field({field, onLeave, turn}: FieldSettings): ReactNode {
  const [{input, frame}, setProps] = useState<FieldProps>({input: {role: 'combobox'}, frame: {}});
  const suggestions = useMemo(
    () => field && <SearchSuggestions field={field} onProps={setProps} onLeave={onLeave} />,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The turn represents changes elsewhere.
    [field, onLeave, turn],
  );
  return (
    <div {...frame} tabIndex={-1}>
      <input type="search" {...input} aria-label="Search" />
      {suggestions}
    </div>
  );
}

export function renderSuggestions({
  value,
  onLeave,
}: {
  value: string;
  onLeave?: () => void;
}): () => void {
  let turn = 0;
  const search = (field?: HTMLInputElement) => (
    <Field field={field} onLeave={onLeave} turn={turn++} />
  );
  const {rerender} = render(search());
  const field = screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'});
  field.value = value;
  act(() => field.focus());
  const show = () => rerender(search(field));
  show();
  return show;
}
