import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {Options as BannerOptions} from './plugins/base-url-banner/src';
import type {Options as LegalPagesOptions} from './plugins/legal-pages/src';
import type {Options as SearchOptions} from './plugins/search/src';
import type {MarkdownPagesOptions} from './src/plugins/markdown-pages';
import {hasHistory} from './src/config/hasHistory';
import {siteVariables} from './src/config/siteVariables';
import {contentRules, SITE_RULES} from './src/markdown/authoringRules';
import {displayFontTags} from './src/config/displayFontTags';
import {CARD_METADATA} from './src/config/cardMetadata';
import {REFERRER_POLICY} from './src/config/referrerPolicy';
import {STORAGE_KEYS} from './src/config/storageKeys';
import {SYNONYMS} from './src/config/synonyms';
import {SERVED_EXAMPLES} from './src/plugins/examples/serveExamples';
import {API_CONTEXT} from './engine-api/apiContext';
import {apiLinkOptions} from './engine-api/apiLinkOptions';

// Docusaurus sorts posts into years by the clock of the machine; every machine shall build the same.
process.env.TZ = 'UTC';

const REPOSITORY = 'https://github.com/srcimon/screwbox';
const JAVADOC = 'https://javadoc.io/doc/dev.screwbox/screwbox-core';
const CODE_QUALITY = 'https://sonarcloud.io/project/overview?id=srcimon_screwbox';

const BLOG_DESCRIPTION = 'Milestones, new features and lessons learned from the ScrewBox engine.';

/** Style sheets of the whole site, by what they are for; what one component needs stands beside it. */
const STYLES = [
  'tokens',
  'type',
  'controls',
  'frame',
  'navigation',
  'code',
  'tables',
  'cards',
  'blog',
  // How far a reader has come in a long document.
  'progress',
  'print',
];

/** Of a link whose text and target are German. */
const GERMAN = {lang: 'de', hrefLang: 'de'};

const {url, baseUrl, trailingSlash, isOffline, editUrl} = siteVariables(process.env);

/** Terms that it explains have a tooltip where a page first uses them. */
const GLOSSARY = {file: 'docs/reference/glossary.md', route: '/docs/reference/glossary'};

/** Inline code that names the engine's API leads to its JavaDoc page; an unknown name fails the build. */
const rules = contentRules(
  {
    ...apiLinkOptions,
    // Readers' scripts hold this configuration: they must not tell in which folder the site was built.
    api: path.relative('', apiLinkOptions.api),
  },
  {
    glossary: GLOSSARY,
    // Pictures that are a paragraph of their own open in their full size.
    pictures: true,
  },
);

/** A page says when it was last updated, and where it can be edited if SITE_EDIT_URL says so. */
const currency = {showLastUpdateTime: true, editUrl};

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
  plugins: [
    [
      './plugins/search/src/index.ts',
      {
        contexts: [
          {key: 'docs', label: 'Documentation', paths: ['/docs']},
          {key: 'blog', label: 'Blog', paths: ['/blog']},
          {key: 'examples', label: 'Examples', paths: ['/examples'], boost: 0.9},
          {key: API_CONTEXT, label: 'API'},
        ],
        preferOwnContext: true,
        // The types and members of the engine, which lead to JavaDoc; without it, no name is found there.
        documents: ['./engine-api/searchDocuments.ts'],
        // Lists of links would stand before what they lead to.
        ignore: ['#related-pages'],
        synonyms: SYNONYMS,
        openSearch: true,
      } satisfies SearchOptions,
    ],
    [
      './plugins/legal-pages/src/index.ts',
      {
        hosts: ['github-pages'],
        localSearch: true,
        storage: STORAGE_KEYS,
        // Those of the home page, which is a component with Markdown in it.
        tabGroups: ['build-tool'],
        updated: '2026-11-24',
        disclaimer: {
          project: 'ScrewBox',
          license: {name: 'MIT License', url: `${REPOSITORY}/blob/main/LICENSE`},
          reportUrl: `${REPOSITORY}/issues`,
          trademarks: [{name: 'Java', owner: 'Oracle and/or its affiliates'}],
        },
      } satisfies LegalPagesOptions,
    ],
    // Structured data of documents for search engines.
    './src/plugins/structured-data/index.ts',
    './src/plugins/social-cards/index.ts',
    // For assistants: Markdown beside every page, "Copy page", llms.txt and llms-full.txt.
    [
      './src/plugins/markdown-pages/index.ts',
      {exclude: ['404.html', 'search/**']} satisfies MarkdownPagesOptions,
    ],
    ['./plugins/base-url-banner/src/index.ts', {recover: true} satisfies BannerOptions],
    './plugins/announcement-bar/src/index.ts',
    './plugins/api-links/src/index.ts',
    // The development server starts from what it compiled the last time.
    './src/build-cache/trustedDevelopmentCache.ts',
    ['./src/plugins/glossary/index.ts', GLOSSARY],
    // The docs, with links below each page to others about the same.
    [
      './src/plugins/related-pages/index.ts',
      {
        ...rules.docs,
        sidebarPath: './sidebars.ts',
        // A page about 3-D engines or 10 tips keeps its number in the address.
        numberPrefixParser: false,
        ...currency,
        versions: {current: {label: 'Next'}},
      } satisfies DocsOptions,
    ],
    './src/plugins/tutorials/index.ts',
    './src/plugins/latest-posts/index.ts',
    // A page for each program of examples/gallery, and one of all of them.
    './src/plugins/examples/index.ts',
    './src/plugins/bundles/recordBundles.ts',
    './src/plugins/bundles/repeatableNames.ts',
  ],
  presets: [
    [
      // The classic preset without the highlighter of its theme.
      './src/plugins/classic-preset/index.ts',
      {
        // They are the plugin with related pages.
        docs: false,
        blog: {
          ...rules.blog,
          ...currency,
          blogTitle: 'Blog',
          blogDescription: BLOG_DESCRIPTION,
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          showReadingTime: true,
          feedOptions: {
            // With the full text of the posts.
            type: 'all',
            title: 'ScrewBox blog',
            description: BLOG_DESCRIPTION,
          },
        },
        pages: rules.pages,
        // With the dates on which pages were last updated, where git knows them.
        sitemap: {ignorePatterns: ['/search/**'], lastmod: 'date'},
        theme: {customCss: STYLES.map((name) => `./src/css/${name}.css`)},
      } satisfies Preset.Options,
    ],
  ],
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
  } satisfies Preset.ThemeConfig,
};

export default config;
