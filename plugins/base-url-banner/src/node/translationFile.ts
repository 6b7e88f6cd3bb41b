import type {TranslationFile} from '@docusaurus/types';
import type {BannerTexts} from '../bannerSettings';

const PATH = 'banner';

export function toTranslationFile(texts: BannerTexts): TranslationFile {
  return {
    path: PATH,
    content: Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, {message}])),
  };
}

export function fromTranslationFiles(texts: BannerTexts, files: TranslationFile[]): BannerTexts {
  const own = files.find(({path}) => path === PATH)?.content ?? {};
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, own[key]?.message ?? text]),
  ) as BannerTexts;
}
