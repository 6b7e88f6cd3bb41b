import {PLUGIN_NAME} from '../../names';

const REPOSITORY = 'https://github.com/srcimon/screwbox/blob/main/plugins/search/docs';

const OTHER_SEARCHES = [
  {
    name: '@easyops-cn/docusaurus-search-local',
    page: `${REPOSITORY}/from-easyops.md`,
    options: [
      'askAi',
      'blogDir',
      'blogRouteBasePath',
      'docsDir',
      'docsPluginIdForPreferredVersion',
      'docsRouteBasePath',
      'explicitSearchResultPath',
      'forceIgnoreNoIndex',
      'fuzzyMatchingDistance',
      'hashed',
      'hideSearchBarWithNoSearchContext',
      'highlightSearchTermsOnTargetPage',
      'ignoreCssSelectors',
      'ignoreFiles',
      'indexBlog',
      'indexDocs',
      'indexPages',
      'removeDefaultStemmer',
      'removeDefaultStopWordFilter',
      'searchBarPosition',
      'searchBarShortcut',
      'searchBarShortcutHint',
      'searchBarShortcutKeymap',
      'searchContextByPaths',
      'searchResultContextMaxLength',
      'searchResultLimits',
      'useAllContextsWithNoSearchContext',
      'zhUserDict',
      'zhUserDictPath',
    ],
  },
  {
    name: 'Algolia DocSearch',
    page: `${REPOSITORY}/from-algolia.md`,
    options: [
      'apiKey',
      'appId',
      'contextualSearch',
      'externalUrlRegex',
      'indexName',
      'insights',
      'placeholder',
      'replaceSearchResultPathname',
      'searchPagePath',
      'searchParameters',
      'translations',
    ],
  },
];

/** @throws Error that names all options of another search at once, and the page with their replacements. */
export function refuseOptionsOfOtherSearches(options: object): void {
  const given = Object.keys(options);
  const messages = OTHER_SEARCHES.flatMap(({name, page, options: names}) => {
    const theirs = given.filter((option) => names.includes(option));
    if (theirs.length === 0) return [];
    const are = theirs.length === 1 ? 'is an option' : 'are options';
    return `${theirs.join(', ')} ${are} of ${name}. The replacements are listed at ${page}`;
  });
  if (messages.length > 0) throw new Error(`${PLUGIN_NAME}: ${messages.join('\n  ')}`);
}
