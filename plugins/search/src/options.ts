/** A named part of the site that readers can search alone. */
export interface ContextOptions {
  /** Key in the address of the search page: lower-case letters, digits and hyphens. */
  key: string;
  /** Label that readers see. */
  label: string;
  /**
   * Paths, without the base URL, that the context begins with, such as `/docs`. A context without any
   * has documents from elsewhere only, which stand behind the pages that explain them.
   */
  paths?: string[];
  /** Multiplies the scores of its pages. Default 1, and 0.9 for blog posts. */
  boost?: number;
}

/** Another search that readers may go on to. */
export interface FurtherSearch {
  /** Label that readers see, such as `Search the forum`. */
  label: string;
  /** Its address, with `{query}` in place of the query. */
  url: string;
}

/** Another site with this plugin, whose index is searched too. */
export interface OtherSite {
  /** Its home page, such as `https://docs.example.com/`. */
  url: string;
  /** Label that readers see, such as `Forum`. */
  label: string;
}

export interface PluginOptions {
  /** Path of the search page, without the base URL. Default `/search/`. */
  searchPath: string;
  /** Parts of the site that can be searched alone. A page belongs to the first that fits. Default none. */
  contexts: ContextOptions[];
  /** No search box on pages that belong to no context. Default false. */
  hideWithoutContext: boolean;
  /** In the box, hits of the current page's context come before others with a similar score. Default false. */
  preferOwnContext: boolean;
  /** Globs of pages that are left out, without the base URL, such as `/docs/old/**`. Default none. */
  exclude: string[];
  /** Other searches that are linked below the results. Default none. */
  furtherSearches: FurtherSearch[];
  /** Other sites with this plugin that are also searched, after the site's own pages. Default none. */
  otherSites: OtherSite[];
  /**
   * Describes the search to browsers in `opensearch.xml`, so that readers can search the site from the
   * address bar. Default false.
   */
  openSearch: boolean;
  /**
   * Address that gets the words of searches that found nothing, as plain text: `https://…`, or a path of
   * the site's own host. Default none, and nothing is sent.
   */
  reportMissed?: string;
  /** Keys that lead to the search box; an empty list switches them off. Default `mod+k` and `/`. */
  hotkeys: string[];
  /** Keep the last five searches in the reader's browser and offer them again. Default true. */
  recentSearches: boolean;
  /** Most suggestions below the search box. Default 8. */
  suggestionLimit: number;
  /** Characters of text around a hit. Default 50. */
  excerptLength: number;
  /** Words that mean the same, as lists; other forms of them mean it, too. Default none. */
  synonyms: string[][];
  /**
   * CSS selectors of elements whose text is not indexed, such as `.card` or `main > .actions`, beside
   * `[data-search-ignore]`. Default none.
   */
  ignore: string[];
  /**
   * Modules and JSON files, relative to the site's folder, with documents that are not pages of the
   * site, as `SearchDocument` describes them. Default none.
   */
  documents: string[];
  /** Most bytes the whole index may have, compressed; more fails the build. Default no limit. */
  maxBytes?: number;
  /**
   * Language of the text, such as `de`, or several, such as `['en', 'zh']`: decides on stems and stop
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
