/** Puts a text into a field, as if the reader had typed it. */
export function fillField(field: HTMLInputElement, text: string): void {
  // Unlike an assignment to `value`, this is seen by React once the event tells it.
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
