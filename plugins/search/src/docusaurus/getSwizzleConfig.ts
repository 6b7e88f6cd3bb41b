import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

const DESCRIPTIONS = {
  FurtherSearches: 'The links to other searches below the results',
  MissedSearches: 'The list of searches without results, while authors write',
  SearchBar: 'All of the search in the navbar',
  SearchClosest: 'The pages closest to an address that has none',
  SearchCombobox: 'The field with its suggestions, once its script has come',
  SearchDidYouMean: 'The offer of another spelling',
  SearchDialog: 'The search on narrow screens',
  SearchElsewhere: 'What was found elsewhere, below the results of the search page',
  SearchField: 'The field, before and after its script has come',
  SearchHelp: 'The explanation of the query language on the search page',
  SearchHitText: 'A text with the found words marked',
  SearchIcon: 'The magnifier',
  SearchIndexNotice: 'What is said while the index is slow to come, or cannot be used',
  SearchLeaves: 'The sign beside a hit that leads to another site',
  SearchNotice: 'What is said where nothing is found',
  SearchOption: 'A suggestion',
  SearchOtherSites: 'What other sites have, behind what this site has',
  SearchPage: 'The search page',
  SearchPickers: 'The choice of context, version and tag on the search page',
  SearchQueryNotice: 'What is said of a query that cannot be read',
  SearchResults: 'The results on the search page',
  SearchSuggestions: 'The list of suggestions',
  SuggestionLinks: 'The links below the suggestions',
};

/** Every site has icons of its own; this component imports nothing of the package. */
const ICON = 'SearchIcon';

/**
 * Every component may be wrapped. None but the icon may be copied into a site: they import modules of
 * the package that are not public, and a copy would not find them.
 */
export function getSwizzleConfig(): SwizzleConfig {
  const describe = ([name, description]: [string, string]): [string, SwizzleComponentConfig] => {
    const eject = name === ICON ? 'safe' : 'forbidden';
    return [name, {actions: {wrap: 'safe', eject}, description}];
  };
  return {components: Object.fromEntries(Object.entries(DESCRIPTIONS).map(describe))};
}
