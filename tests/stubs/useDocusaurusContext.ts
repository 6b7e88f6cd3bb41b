export default function useDocusaurusContext() {
  return {
    siteConfig: {title: 'Site', baseUrl: '/', url: 'https://example.test', themeConfig: {}},
    i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en']},
  };
}
