import {interpolate} from '@docusaurus/Interpolate';
import {usePluralForm} from '@docusaurus/theme-common';

/**
 * Chooses the form of a text for a number and fills its placeholders.
 *
 * @param forms the text as the page shows it, its plural forms separated by bars
 * @param english the text without a translation
 */
export type PluralText = (
  count: number,
  forms: string,
  english: string,
  values: Record<string, string | number>,
) => string;

/** Chooses by the rules of the page's language, or by the English ones where the text is English. */
export function usePluralText(): PluralText {
  const {selectMessage} = usePluralForm();
  return (count, forms, english, values) => {
    const [one = '', other = one] = english.split('|');
    const untranslated = count === 1 ? one : other;
    return interpolate(forms === english ? untranslated : selectMessage(count, forms), values);
  };
}
