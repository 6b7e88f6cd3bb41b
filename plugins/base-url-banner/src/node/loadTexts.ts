import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {type BannerTexts, TEXT_KEYS} from '../bannerSettings';

const PREFIX = 'baseUrlBanner.';

/**
 * Reads the texts of the banner and the notice. Texts that a language lacks are English.
 * @throws Error that names a text that is also missing in English
 */
export async function loadTexts(localesDir: string, locale: string): Promise<BannerTexts> {
  const read = (wanted: string) =>
    readDefaultCodeTranslationMessages({
      dirPath: localesDir,
      locale: wanted,
      name: 'docusaurus-base-url-banner',
    });
  const messages = {...(await read('en')), ...(await read(locale))};
  const text = (key: keyof BannerTexts): [keyof BannerTexts, string] => {
    const message = messages[PREFIX + key];
    if (message === undefined)
      throw new Error(
        `docusaurus-base-url-banner: "${PREFIX}${key}" is missing in ${localesDir}/en. Install the package again.`,
      );
    return [key, message];
  };
  return Object.fromEntries(TEXT_KEYS.map(text)) as BannerTexts;
}
