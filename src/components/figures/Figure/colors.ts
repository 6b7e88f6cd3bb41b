/** Colors of figures, defined in `styles.module.css` for each theme. */
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

/** Reads the current colors as computed values, because high-contrast themes use system colors. */
export function readColors(canvas: HTMLCanvasElement): Record<ColorName, string> {
  const probe = document.createElement('span');
  canvas.append(probe);
  const entries = COLOR_NAMES.map((name) => {
    probe.style.color = `var(--figure-${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(entries) as Record<ColorName, string>;
}
