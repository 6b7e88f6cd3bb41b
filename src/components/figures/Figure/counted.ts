/** The order in which Docusaurus, too, wants the forms of a message. */
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * A number with its noun in the right form.
 *
 * @param forms the forms of the page's language, separated by bars, such as `{count} box|{count} boxes`
 */
export function counted(count: number, forms: string, language = languageOfPage()): string {
  const rules = new Intl.PluralRules(language);
  const {pluralCategories} = rules.resolvedOptions();
  const order = FORMS.filter((form) => pluralCategories.includes(form));
  const all = forms.split('|');
  const form = all[Math.min(order.indexOf(rules.select(count)), all.length - 1)] ?? forms;
  return form.replace('{count}', String(count));
}

function languageOfPage(): string {
  return (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';
}
