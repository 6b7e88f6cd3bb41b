import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import classic, {type Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, PluginOptions, Preset} from '@docusaurus/types';
import {API_CONTEXT} from '../../engine-api/apiContext';
import {apiLinkOptions} from '../../engine-api/apiLinkOptions';
import type {Options as BannerOptions} from '../../plugins/base-url-banner/src';
import type {Options as LegalPagesOptions} from '../../plugins/legal-pages/src';
import type {Options as SearchOptions} from '../../plugins/search/src';
import {REPOSITORY} from '../config/addresses';
import {siteVariables} from '../config/siteVariables';
import {STORAGE_KEYS} from '../config/storageKeys';
import {SYNONYMS} from '../config/synonyms';
import {contentRules} from '../markdown/authoringRules';

// Docusaurus groups posts by year in the machine's time zone. With a fixed zone, all builds are the same.
process.env.TZ = 'UTC';

const BLOG_DESCRIPTION = 'Milestones, new features and lessons learned from the ScrewBox engine.';

/** Style sheets of the whole site. The styles of a component are in its own folder. */
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
  'progress',
  'print',
  'contrast',
];

const GLOSSARY = {file: 'docs/reference/glossary.md', route: '/docs/reference/glossary'};

/** Names of the engine's API in inline code become links to JavaDoc. Unknown names fail the build. */
const rules = contentRules(
  {
    ...apiLinkOptions,
    // Relative path, so that builds in different folders are the same.
    api: path.relative('', apiLinkOptions.api),
  },
  {
    glossary: GLOSSARY,
    // Readers can enlarge images that are the only content of a paragraph.
    pictures: true,
  },
);

const {editUrl} = siteVariables(process.env);
/** Pages show when they were last updated, and an edit link if SITE_EDIT_URL is set. */
const currency = {showLastUpdateTime: true, editUrl};

const CLASSIC = {
  // The plugin `related-pages` provides the docs.
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
      // RSS, Atom and JSON, with the full text.
      type: 'all',
      title: 'ScrewBox blog',
      description: BLOG_DESCRIPTION,
    },
  },
  pages: rules.pages,
  // Includes the date of the last update if git knows it.
  sitemap: {ignorePatterns: ['/search/**'], lastmod: 'date'},
  theme: {customCss: STYLES.map((name) => `./src/css/${name}.css`)},
} satisfies ClassicOptions;

const plugins = (router: 'browser' | 'hash'): [file: string, options?: PluginOptions][] => [
  ['src/client/index.ts'],
  ['src/plugins/build-dependencies/index.ts'],
  [
    'plugins/search/src/index.ts',
    {
      contexts: [
        {key: 'docs', label: 'Documentation', paths: ['/docs']},
        {key: 'blog', label: 'Blog', paths: ['/blog']},
        // Builds with the hash router index only Markdown. The examples are not indexed there, because components
        // render their pages.
        ...(router === 'hash'
          ? []
          : [{key: 'examples', label: 'Examples', paths: ['/examples'], boost: 0.9}]),
        {key: API_CONTEXT, label: 'API'},
      ],
      preferOwnContext: true,
      // Types and members of the engine. Their hits link to JavaDoc.
      documents: ['./engine-api/searchDocuments.ts'],
      // Left out of the index, because these lists of links would rank above the pages they link to.
      ignore: ['#related-pages'],
      synonyms: SYNONYMS,
      openSearch: true,
    } satisfies SearchOptions,
  ],
  [
    'plugins/legal-pages/src/index.ts',
    {
      hosts: ['github-pages'],
      localSearch: true,
      storage: STORAGE_KEYS,
      updated: '2026-11-24',
      disclaimer: {
        project: 'ScrewBox',
        license: {name: 'MIT License', url: `${REPOSITORY}/blob/main/LICENSE`},
        reportUrl: `${REPOSITORY}/issues`,
        trademarks: [{name: 'Java', owner: 'Oracle and/or its affiliates'}],
      },
    } satisfies LegalPagesOptions,
  ],
  ['src/plugins/structured-data/index.ts'],
  ['src/plugins/social-cards/index.ts'],
  ['plugins/markdown-pages/src/index.ts'],
  ['plugins/base-url-banner/src/index.ts', {recover: true} satisfies BannerOptions],
  ['plugins/announcement-bar/src/index.ts'],
  ['plugins/api-links/src/index.ts', {...apiLinkOptions}],
  ['src/plugins/glossary/index.ts', GLOSSARY],
  [
    'src/plugins/related-pages/index.ts',
    {
      ...rules.docs,
      sidebarPath: './sidebars.ts',
      // Without a parser, the number in titles such as "10 tips" stays part of the address.
      numberPrefixParser: false,
      ...currency,
      versions: {current: {label: 'Next'}},
    } satisfies DocsOptions,
  ],
  ['src/plugins/tutorials/index.ts'],
  ['src/plugins/latest-posts/index.ts'],
  ['src/plugins/examples/index.ts'],
  ['src/plugins/bundles/recordBundles.ts'],
  ['src/plugins/bundles/repeatableNames.ts'],
  ['src/plugins/bundles/sharedModules.ts'],
  ['src/plugins/disk-copy/index.ts'],
];

/**
 * All plugins of the site. They are in a preset because browsers load the whole `docusaurus.config.ts`, which would
 * include the options of the plugins.
 */
export default function sitePreset(context: LoadContext): Preset {
  const inSite = (file: string): string => path.join(context.siteDir, file);
  const router = context.siteConfig.future.experimental_router;
  return {
    plugins: classic(context, CLASSIC).plugins,
    themes: [
      [inSite('src/preset/themeWithoutPrism.ts'), CLASSIC.theme],
      // Placed after the theme, because some plugins replace its components.
      ...plugins(router).map(([file, options]): PluginConfig => [inSite(file), options ?? {}]),
    ],
  };
}
