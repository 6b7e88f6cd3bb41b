/**
 * Whether letter keys type text at the target of an event: in fields and editable elements, also inside open shadow
 * roots, and in elements with the role of a field. Lists count too, because letters select an option in them.
 * Checkboxes and sliders do not, because they do not accept letters.
 *
 * This function is inlined as text into the page's head, so it must not use anything outside itself.
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
  // The content of a closed shadow root is unknown.
  if (target.localName.includes('-') && target.shadowRoot === null) return true;
  // A shadow root does not inherit `contenteditable`.
  const edited = target.closest('[contenteditable]');
  if (edited && !/^false$/i.test(edited.getAttribute('contenteditable') ?? '')) return true;
  const roles = /(^|\s)(application|combobox|listbox|searchbox|spinbutton|textbox)(\s|$)/i;
  return path.some((one) => roles.test(one.getAttribute('role') ?? ''));
}
