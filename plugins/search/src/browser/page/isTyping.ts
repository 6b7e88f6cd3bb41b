/**
 * Whether the reader is typing where an event comes from, so that letters are text: in fields and editable
 * elements, also inside open shadow roots, and in what has the role of a field. Letters in a list choose an
 * option. Checkboxes, sliders and the like take no letters.
 *
 * It also runs in the page's head, as text: it uses nothing from outside itself.
 */
export function isTyping(event: Event): boolean {
  const path = event.composedPath().filter((one): one is Element => one instanceof Element);
  const [target] = path;
  if (target === undefined) return false;
  if (target.ownerDocument.designMode === 'on') return true;
  if (target.matches('input'))
    return !/^(button|checkbox|color|file|image|radio|range|reset|submit)$/i.test(
      target.getAttribute('type') ?? '',
    );
  if (target.matches('textarea, select')) return true;
  // Nobody can see into a closed shadow root.
  if (target.localName.includes('-') && target.shadowRoot === null) return true;
  // Whether an element can be edited is not handed on into a shadow root.
  const edited = target.closest('[contenteditable]');
  if (edited && !/^false$/i.test(edited.getAttribute('contenteditable') ?? '')) return true;
  const roles = /(^|\s)(application|combobox|listbox|searchbox|spinbutton|textbox)(\s|$)/i;
  return path.some((one) => roles.test(one.getAttribute('role') ?? ''));
}
