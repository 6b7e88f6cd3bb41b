import {type ReactNode, type RefObject, useSyncExternalStore} from 'react';
import {type FieldPropsChannel, PLAIN_FIELD} from './fieldProps';

const onServer = () => PLAIN_FIELD;

/**
 * The search field, which works without the combobox and stays the same element when that has come: in
 * another one, what an input method is composing would be cut off.
 *
 * @param field gets the field
 * @param channel says what the combobox adds to it
 */
export function FieldFrame({
  field,
  channel,
  label,
  frameClass,
  inputClass,
  children,
}: {
  field: RefObject<HTMLInputElement | null>;
  channel: FieldPropsChannel;
  label: string;
  frameClass: string | undefined;
  inputClass: string | undefined;
  children: ReactNode;
}): ReactNode {
  const {frame, input} = useSyncExternalStore(channel.subscribe, channel.get, onServer);
  return (
    <div
      {...frame}
      className={frameClass}
      // Safari gives the focus to no link or button that is pressed. Were it nowhere, the suggestions
      // would close before the click.
      tabIndex={-1}
    >
      <input
        ref={field}
        type="search"
        name="q"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        {...input}
        aria-label={label}
        placeholder={label}
        className={inputClass}
      />
      {children}
    </div>
  );
}
