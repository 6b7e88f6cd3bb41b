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

// Docusaurus sorts posts into years in the time zone of the machine, and every build shall be the same.
process.env.TZ = 'UTC';

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
  'contrast',
];

/** Terms that it explains have a tooltip where a page first uses them. */
const GLOSSARY = {file: 'docs/reference/glossary.md', route: '/docs/reference/glossary'};

/** Inline code that names the engine's API leads to its JavaDoc page; an unknown name fails the build. */
const rules = contentRules(
  {
    ...apiLinkOptions,
    // So that a build is the same in every folder.
    api: path.relative('', apiLinkOptions.api),
  },
  {
    glossary: GLOSSARY,
    // Pictures that are a paragraph of their own open in their full size.
    pictures: true,
  },
);

const {editUrl} = siteVariables(process.env);
/** A page says when it was last updated, and where it can be edited if SITE_EDIT_URL says so. */
const currency = {showLastUpdateTime: true, editUrl};

/** Options of the classic preset. */
const CLASSIC = {
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
} satisfies ClassicOptions;

/** The other plugins, by their paths in the repository, with their options. */
const PLUGINS: [file: string, options?: PluginOptions][] = [
  ['src/client/index.ts'],
  ['src/plugins/build-dependencies/index.ts'],
  [
    'plugins/search/src/index.ts',
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
  // Structured data of documents for search engines.
  ['src/plugins/structured-data/index.ts'],
  ['src/plugins/social-cards/index.ts'],
  // For assistants: Markdown beside every page, "Copy page", llms.txt and llms-full.txt.
  ['plugins/markdown-pages/src/index.ts'],
  ['plugins/base-url-banner/src/index.ts', {recover: true} satisfies BannerOptions],
  ['plugins/announcement-bar/src/index.ts'],
  ['plugins/api-links/src/index.ts', {...apiLinkOptions}],
  // The development server starts from what it compiled the last time.
  ['src/build-cache/trustedDevelopmentCache.ts'],
  ['src/plugins/glossary/index.ts', GLOSSARY],
  // The docs, with links below each page to others about the same.
  [
    'src/plugins/related-pages/index.ts',
    {
      ...rules.docs,
      sidebarPath: './sidebars.ts',
      // A page about 3-D engines or 10 tips keeps its number in the address.
      numberPrefixParser: false,
      ...currency,
      versions: {current: {label: 'Next'}},
    } satisfies DocsOptions,
  ],
  ['src/plugins/tutorials/index.ts'],
  ['src/plugins/latest-posts/index.ts'],
  // A page for each program of examples/gallery, and one of all of them.
  ['src/plugins/examples/index.ts'],
  ['src/plugins/bundles/recordBundles.ts'],
  ['src/plugins/bundles/repeatableNames.ts'],
  ['src/plugins/bundles/sharedModules.ts'],
];

/**
 * All plugins of the site. They are a preset because browsers load the whole of `docusaurus.config.ts`, with
 * the options of the plugins that stand there.
 */
export default function sitePreset(context: LoadContext): Preset {
  const inSite = (file: string): string => path.join(context.siteDir, file);
  const {plugins = []} = classic(context, CLASSIC);
  return {
    plugins,
    themes: [
      [inSite('src/preset/themeWithoutPrism.ts'), CLASSIC.theme],
      // After the theme of Docusaurus, because some replace its components.
      ...PLUGINS.map(([file, options]): PluginConfig => [inSite(file), options ?? {}]),
    ],
  };
}
