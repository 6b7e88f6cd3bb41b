import {colord, extend} from 'colord';
import a11y from 'colord/plugins/a11y';
import names from 'colord/plugins/names';
import type {ColorPair} from '../announcement';

extend([a11y, names]);

/** Minimum contrast of text: WCAG 2.2, success criterion 1.4.3 (level AA). */
const MINIMUM_CONTRAST = 4.5;

export function contrastProblem({background, text}: ColorPair): string | undefined {
  for (const [role, value] of Object.entries({background, text})) {
    const color = colord(value);
    if (!color.isValid())
      return `the ${role} "${value}" is not a CSS color that can be checked. Write it as #rrggbb, rgb(), hsl() or a name`;
    if (color.alpha() < 1)
      return `the ${role} "${value}" is transparent, so its contrast is unknown. Write an opaque color`;
  }
  // Rounded down to two digits: 4.499 is not 4.5.
  const ratio = colord(text).contrast(background);
  return ratio >= MINIMUM_CONTRAST
    ? undefined
    : `"${text}" on "${background}" has a contrast of ${ratio}:1, and ${MINIMUM_CONTRAST}:1 is needed. Make one of them darker or lighter`;
}
