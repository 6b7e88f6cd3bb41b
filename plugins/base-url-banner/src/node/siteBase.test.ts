import type {I18n} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {siteBase} from './siteBase';

function i18n(bases: Record<string, string>): I18n {
  const localeConfigs = Object.fromEntries(
    Object.entries(bases).map(([locale, baseUrl]) => [locale, {baseUrl}]),
  );
  return {defaultLocale: 'en', localeConfigs} as unknown as I18n;
}

test('The base URL of the site does not contain the path of a language', () => {
  expect(siteBase('/site/de/', i18n({en: '/site/', de: '/site/de/'}))).toBe('/site/');
});

test.each(['/deutsch/', '/de/site/'])(
  'A language whose path is not below the base URL of the site keeps its own base URL: %s',
  (de) => {
    expect(siteBase(de, i18n({en: '/site/', de}))).toBe(de);
  },
);
