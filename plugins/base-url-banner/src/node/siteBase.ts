import type {I18n} from '@docusaurus/types';

/** Base URL of the whole site: `/docs/` for the German part with the base URL `/docs/de/`. */
export function siteBase(baseUrl: string, i18n: I18n): string {
  const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  return baseUrl.startsWith(base) ? base : baseUrl;
}
