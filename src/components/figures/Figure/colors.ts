/** Colors that figures draw with; `styles.module.css` says what they are in each theme. */
const COLOR_NAMES = [
  'ink',
  'muted',
  'paper',
  'surface',
  'line',
  'primary',
  'accent',
  'blue',
  'green',
  'yellow',
  'red',
  'purple',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];

/** Reads the colors that an element of the figure has in the theme of now. */
export function readColors(element: Element): Record<ColorName, string> {
  const style = getComputedStyle(element);
  const entries = COLOR_NAMES.map((name) => [name, style.getPropertyValue(`--figure-${name}`)]);
  return Object.fromEntries(entries) as Record<ColorName, string>;
}
