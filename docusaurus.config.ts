import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {hasHistory} from './src/config/hasHistory';
import {siteVariables} from './src/config/siteVariables';
import {SITE_RULES} from './src/markdown/authoringRules';
import {REPOSITORY} from './src/config/repository';
import {displayFontTags} from './src/config/displayFontTags';
import {CARD_METADATA} from './src/config/cardMetadata';
import {REFERRER_POLICY} from './src/config/referrerPolicy';
import {SERVED_EXAMPLES} from './src/plugins/examples/serveExamples';

// Docusaurus sorts posts into years by the clock of the machine; every machine shall build the same.
process.env.TZ = 'UTC';

const JAVADOC = 'https://javadoc.io/doc/dev.screwbox/screwbox-core';
const CODE_QUALITY = 'https://sonarcloud.io/project/overview?id=srcimon_screwbox';

/** Of a link whose text and target are German. */
const GERMAN = {lang: 'de', hrefLang: 'de'};

const {url, baseUrl, trailingSlash, isOffline} = siteVariables(process.env);

const config: Config = {
  title: 'ScrewBox',
  tagline: '2D games in plain Java.',
  favicon: 'img/favicon.svg',
  url,
  baseUrl,
  trailingSlash,
  future: {
    v4: true,
    faster: true,
    // Where a page says when it was last updated: in builds of a clone with its history.
    experimental_vcs:
      process.env.NODE_ENV === 'production' && hasHistory(__dirname) ? 'git-eager' : 'disabled',
  },
  // The site has its origin to itself, so its storage keys need no namespace.
  storage: {namespace: false},
  i18n: {defaultLocale: 'en', locales: ['en']},
  ...SITE_RULES,
  baseUrlIssueBanner: false,
  // Pictures and code of the programs in examples/gallery, whose plugin lays them there.
  staticDirectories: ['static', SERVED_EXAMPLES],
  clientModules: [
    './src/client/undecodableAddress.ts',
    './src/client/cleanAddress.ts',
    './src/client/keepForeignCopy.ts',
    './src/client/validTheme.ts',
    './src/client/missingThemeChoice.ts',
    './src/client/clearedStorage.ts',
    // Screen readers say the title of the page that a link has led to.
    './src/client/announceRoute.ts',
    // Keys for the theme, pages and headings, and their list on `?`.
    './src/client/keyboard/keyboard.ts',
    // Links to lines of code: `#code-2-L5-L9`.
    './src/client/linkedLines.ts',
    // Links into tabs and details.
    './src/client/revealTarget.ts',
    './src/offline/client/offlineReading.ts',
  ],
  customFields: {offline: isOffline},
  headTags: [
    // First, so that it holds for whatever the others load.
    {tagName: 'meta', attributes: {name: 'referrer', content: REFERRER_POLICY}},
    // Browsers of Apple show no favicon that is an SVG on the home screen.
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
    },
    ...displayFontTags(baseUrl),
  ],
  // Plugins and their options, which would be a part of all readers' scripts here.
  presets: ['./src/preset/index.ts'],
  themeConfig: {
    metadata: [{name: 'theme-color', content: '#a23d06'}, ...CARD_METADATA],
    // The theme makes them headings, and they would stand before the title of the page.
    blog: {sidebar: {groupByYear: false}},
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {sidebar: {hideable: true}},
    navbar: {
      title: 'ScrewBox',
      hideOnScroll: false,
      logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
      items: [
        {
          to: '/docs/category/fundamentals',
          label: 'Documentation',
          position: 'left',
          activeBasePath: '/docs',
        },
        {to: '/examples', label: 'Examples', position: 'left'},
        {to: '/blog', label: 'Blog', position: 'left'},
        {href: `${REPOSITORY}/releases`, label: 'Releases', position: 'left'},
        {href: REPOSITORY, label: 'GitHub', position: 'left'},
        {type: 'search', position: 'right'},
      ],
    },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Knowledge',
          items: [
            {label: 'Documentation', to: '/docs/fundamentals/getting-started'},
            {label: 'JavaDoc', href: JAVADOC},
            {label: 'Releases', href: `${REPOSITORY}/releases`},
          ],
        },
        {
          title: 'More',
          items: [
            {label: 'GitHub', href: REPOSITORY},
            {label: 'Ask a question', href: `${REPOSITORY}/issues`},
            {label: 'SonarCloud', href: CODE_QUALITY},
          ],
        },
        {
          title: 'Legal',
          items: [
            {label: 'Disclaimer', to: '/disclaimer'},
            {label: 'Impressum', to: '/impressum', ...GERMAN},
            {label: 'Datenschutzhinweis', to: '/datenschutzhinweis', ...GERMAN},
          ],
        },
      ],
      copyright: 'ScrewBox is open source under the MIT license.',
    },
    // Code is highlighted while the site is built; the theme's default is another theme for browsers.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
