import {
  type ComponentProps,
  type HTMLAttributes,
  type KeyboardEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export type OptionProps = Required<
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'role' | 'onMouseMove' | 'onMouseDown'>
>;

/** A field with a list. The arrow keys move through the list while the focus stays in the field. */
export interface Combobox {
  active: number;
  moveTo: (index: number) => void;
  input: ComponentProps<'input'>;
  list: Required<Pick<ComponentProps<'div'>, 'id' | 'role' | 'onMouseLeave'>>;
  optionProps: (index: number) => OptionProps;
  /** Handles keys that move the active option or open or close the list. Returns whether it handled the key. */
  onKey: (event: KeyboardEvent) => boolean;
}

export interface ComboboxState {
  count: number;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Index after a key press, in a list that wraps around; undefined for other keys. */
function placeAfter(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (Math.max(active, 0) + count - 1) % count;
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return undefined;
  }
}

/** Scrolls the list, but not the page, until an option is visible. */
function showOption(option: HTMLElement | null): void {
  const list = option?.closest('[role="listbox"]');
  if (!option || !list) return;
  const {top, bottom} = option.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}

/**
 * Editable combobox with a list.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox({count, isOpen, setOpen}: ComboboxState): Combobox {
  const id = useId();
  const [place, setPlace] = useState(-1);
  const active = isOpen && place < count ? place : -1;
  const optionId = (index: number): string => `${id}${index}`;
  const moveTo = useCallback((index: number) => setPlace(index), []);

  const onKey = ({key, altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean => {
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) {
      setPlace(-1);
      setOpen(false);
      return isOpen;
    }
    if (ctrlKey || metaKey || shiftKey) return false;
    if (!isOpen && key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    setOpen(true);
    if (altKey || count === 0) return key.startsWith('Arrow');
    const next = placeAfter(key, active, count);
    if (next === undefined) return false;
    setPlace(next);
    showOption(document.getElementById(optionId(next)));
    return true;
  };

  return {
    active,
    moveTo,
    onKey,
    input: {
      id: `${id}field`,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': `${id}list`,
      'aria-expanded': isOpen && count > 0,
      'aria-activedescendant': active < 0 ? '' : optionId(active),
    },
    list: {id: `${id}list`, role: 'listbox', onMouseLeave: () => setPlace(-1)},
    optionProps: (index) => ({
      id: optionId(index),
      role: 'option',
      onMouseMove: () => setPlace(index),
      // Keep the focus in the field.
      onMouseDown: (event) => event.preventDefault(),
    }),
  };
}

/**
 * Keeps the same item active when the list changes.
 *
 * @param targets keys of the items, in order
 * @param index index of the active item, or -1
 * @param moveTo called with the new index of the active item, -1 if it is gone
 */
export function useKeptHighlight(
  targets: readonly string[],
  index: number,
  moveTo: (index: number) => void,
): void {
  const seen = useRef(targets);
  useLayoutEffect(() => {
    const target = seen.current[index];
    seen.current = targets;
    if (target !== undefined && target !== targets[index]) moveTo(targets.indexOf(target));
  }, [targets, index, moveTo]);
}
