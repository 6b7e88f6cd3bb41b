import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {CodeTranslations} from '@docusaurus/types';

const PREFIX = 'theme.admonition.';

/** @param ofSite translations of the site, which take precedence over those of Docusaurus */
export async function admonitionLabels(
  locale: string,
  ofSite: CodeTranslations,
): Promise<string[]> {
  const ofTheme = await readDefaultCodeTranslationMessages({name: 'theme-common', locale});
  return Object.entries({...ofTheme, ...ofSite})
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([, label]) => label);
}
