import {act, render, screen} from '@testing-library/react';
import {createRef} from 'react';
import {FieldFrame} from '../../client/field/FieldFrame';
import {fieldPropsChannel} from '../../client/field/fieldProps';
import SearchCombobox from '../SearchCombobox';

/**
 * Renders the search field, and its combobox once it holds a text and perhaps the keys.
 *
 * @returns renders the combobox anew
 */
export function renderCombobox({
  value,
  isFocused = true,
  onLeave,
}: {
  value: string;
  isFocused?: boolean;
  onLeave?: () => void;
}): () => void {
  const channel = fieldPropsChannel();
  const fieldRef = createRef<HTMLInputElement>();
  const search = (field?: HTMLInputElement) => (
    <FieldFrame
      field={fieldRef}
      channel={channel}
      label="Search"
      frameClass={undefined}
      inputClass={undefined}
    >
      {field && <SearchCombobox field={field} onProps={channel.set} onLeave={onLeave} />}
    </FieldFrame>
  );
  const {rerender} = render(search());
  const field = screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'});
  field.value = value;
  if (isFocused) act(() => field.focus());
  const show = () => rerender(search(field));
  show();
  return show;
}
