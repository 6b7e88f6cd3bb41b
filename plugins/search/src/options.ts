/** A named part of the site that readers can search alone. */
export interface ContextOptions {
  /** Key in the address of the search page: lower-case letters, digits and hyphens. */
  key: string;
  /** Name of the context in the search's menus and links. */
  label: string;
  /**
   * Paths without the base URL that the context includes, such as `/docs`. A context without paths contains
   * only external documents, which are listed after the pages that explain them.
   */
  paths?: string[];
  /** Multiplies the scores of its pages. Default 1, and 0.9 for blog posts. */
  boost?: number;
}

/** Another search that readers can continue with. */
export interface FurtherSearch {
  /** Label that readers see, such as `Search the forum`. */
  label: string;
  /** Address with the placeholder `{query}`. */
  url: string;
}

/** Another site with this plugin whose index is also searched. */
export interface OtherSite {
  /** Home page of the site, such as `https://docs.example.com/`. */
  url: string;
  /** Label that readers see, such as `Forum`. */
  label: string;
}

export interface PluginOptions {
  /** Path of the search page, without the base URL. Default `/search/`. */
  searchPath: string;
  /**
   * Parts of the site that can be searched separately. A page belongs to the first that matches. Default
   * none.
   */
  contexts: ContextOptions[];
  /** Hides the search box on pages that belong to no context. Default false. */
  hideWithoutContext: boolean;
  /**
   * In the box, moves hits of the current page's context before others with a similar score. Default false.
   */
  preferOwnContext: boolean;
  /** Globs of pages that are left out, without the base URL, such as `/docs/old/**`. Default none. */
  exclude: string[];
  /** Links to other searches below the results. Default none. */
  furtherSearches: FurtherSearch[];
  /** Other sites with this plugin that are also searched, after the site's own pages. Default none. */
  otherSites: OtherSite[];
  /**
   * Describes the search to browsers in `opensearch.xml`, so that readers can search the site from the
   * address bar. Default false.
   */
  openSearch: boolean;
  /**
   * Address that receives the words of searches that found nothing, as plain text: `https://…`, or a path on
   * the site's host. By default, nothing is sent.
   */
  reportMissed?: string;
  /** Keys that focus the search box. An empty list switches them off. Default `mod+k` and `/`. */
  hotkeys: string[];
  /** Stores the last five searches in the reader's browser and offers them again. Default true. */
  recentSearches: boolean;
  /** Maximum number of suggestions below the search box. Default 8. */
  suggestionLimit: number;
  /** Number of characters in the text around a hit. Default 50. */
  excerptLength: number;
  /** Lists of synonyms, which also apply to other forms of the words. Default none. */
  synonyms: string[][];
  /**
   * CSS selectors of elements whose text is not indexed, such as `.card` or `main > .actions`, in addition to
   * `[data-search-ignore]`. Default none.
   */
  ignore: string[];
  /**
   * Modules and JSON files, relative to the site's folder, with documents outside the site, each a `SearchDocument`.
   * Default none.
   */
  documents: string[];
  /**
   * Maximum size of the whole index in bytes, compressed. A larger index fails the build. Default no limit.
   */
  maxBytes?: number;
  /**
   * Language of the text, such as `de`, or several, such as `['en', 'zh']`. It selects stemmers and stop
   * words. Default the locale that is built.
   */
  language?: string | string[];
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  searchPath: '/search/',
  contexts: [],
  hideWithoutContext: false,
  preferOwnContext: false,
  exclude: [],
  furtherSearches: [],
  otherSites: [],
  openSearch: false,
  hotkeys: ['mod+k', '/'],
  recentSearches: true,
  suggestionLimit: 8,
  excerptLength: 50,
  synonyms: [],
  ignore: [],
  documents: [],
};
