import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {hasHistory} from './src/config/hasHistory';
import {CODE_QUALITY, JAVADOC, REPOSITORY} from './src/config/addresses';
import {siteVariables} from './src/config/siteVariables';
import {brokenTargets} from './src/markdown/brokenTargets';
import {SERVED_EXAMPLES} from './src/plugins/examples/serveExamples';

const {url, baseUrl, trailingSlash, router, isOffline} = siteVariables(process.env);
const isProduction = process.env.NODE_ENV === 'production';

/** Attributes of links to German pages. */
const GERMAN = {lang: 'de', hrefLang: 'de'};

const config: Config = {
  title: 'ScrewBox',
  tagline: '2D games in plain Java.',
  favicon: 'img/favicon.svg',
  url,
  baseUrl,
  trailingSlash,
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {hooks: brokenTargets},
  baseUrlIssueBanner: false,
  // The site has its origin to itself, so its storage keys need no namespace.
  storage: {namespace: false},
  future: {
    v4: true,
    // An author's mistake can damage Rspack's cache, and each later start of the development server would fail.
    faster: {rspackPersistentCache: isProduction},
    experimental_router: router,
    // Pages show when they were last updated if the clone has its whole history.
    experimental_vcs: isProduction && hasHistory(__dirname) ? 'git-eager' : 'disabled',
  },
  staticDirectories: ['static', SERVED_EXAMPLES],
  customFields: {offline: isOffline && router === 'browser'},
  // Plugins with their options. This file becomes part of all readers' scripts, the preset does not.
  presets: ['./src/preset/index.ts'],
  themeConfig: {
    metadata: [{name: 'theme-color', content: '#a23d06'}],
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
    // Code is highlighted while the site is built, so browsers need no theme for it.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
