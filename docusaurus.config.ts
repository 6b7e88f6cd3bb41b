import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {darkCode, lightCode} from './src/prism/codeThemes';

const REPOSITORY = 'https://github.com/srcimon/screwbox';
const JAVADOC = 'https://javadoc.io/doc/dev.screwbox/screwbox-core';
const CODE_QUALITY = 'https://sonarcloud.io/project/overview?id=srcimon_screwbox';

const config: Config = {
  title: 'ScrewBox',
  tagline: 'Pure Java. Two dimensions. Your game.',
  favicon: 'img/favicon.svg',
  // Previews set both; a production build needs neither.
  url: process.env.SITE_URL ?? 'https://screwbox.dev',
  baseUrl: process.env.SITE_BASE_URL ?? '/',
  future: {v4: true, faster: true},
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  baseUrlIssueBanner: false,
  plugins: ['./plugins/base-url-banner/src/index.ts', './plugins/announcement-bar/src/index.ts'],
  clientModules: ['./src/clientModules/cleanAddress.ts'],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          versions: {current: {label: 'Next'}},
        },
        blog: {
          blogTitle: 'Blog',
          blogDescription: 'Milestones, new features and lessons learned from the ScrewBox engine.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          showReadingTime: true,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: {type: ['rss', 'atom'], title: 'ScrewBox blog'},
        },
        sitemap: {ignorePatterns: ['/search/**']},
        theme: {customCss: './src/css/custom.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    metadata: [{name: 'theme-color', content: '#a23d06'}],
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
            {label: 'SonarCloud', href: CODE_QUALITY},
          ],
        },
        {
          title: 'Legal',
          items: [
            {label: 'Disclaimer', to: '/disclaimer'},
            {label: 'Impressum', to: '/impressum'},
            {label: 'Datenschutzhinweis', to: '/datenschutzhinweis'},
          ],
        },
      ],
      copyright: 'ScrewBox is open source under the MIT license.',
    },
    prism: {
      theme: lightCode,
      darkTheme: darkCode,
      additionalLanguages: ['java', 'groovy', 'properties', 'bash'],
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
