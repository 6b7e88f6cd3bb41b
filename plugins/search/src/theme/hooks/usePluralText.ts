import {interpolate} from '@docusaurus/Interpolate';
import {usePluralForm} from '@docusaurus/theme-common';

/**
 * Selects the plural form of a text and fills its placeholders.
 *
 * @param forms translated plural forms, separated by bars
 * @param english the English forms
 */
export type PluralText = (
  count: number,
  forms: string,
  english: string,
  values: Record<string, string | number>,
) => string;

/** Uses the plural rules of the page's language, or the English ones if the text is English. */
export function usePluralText(): PluralText {
  const {selectMessage} = usePluralForm();
  return (count, forms, english, values) => {
    const [one = '', other = one] = english.split('|');
    const untranslated = count === 1 ? one : other;
    return interpolate(forms === english ? untranslated : selectMessage(count, forms), values);
  };
}
