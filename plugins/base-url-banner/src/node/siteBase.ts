import type {I18n} from '@docusaurus/types';

/** Base URL of the whole site: `/docs/de/` belongs to the site under `/docs/`. */
export function siteBase(baseUrl: string, i18n: I18n): string {
  const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  return baseUrl.startsWith(base) ? base : baseUrl;
}
