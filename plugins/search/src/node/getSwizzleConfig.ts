import type {SwizzleConfig} from '@docusaurus/types';

const DESCRIPTIONS = {
  MissedSearches: 'The list of searches without results, while authors write',
  SearchBar: 'All of the search in the navbar',
  SearchCombobox: 'The field with its suggestions, once its script has come',
  SearchDialog: 'The search on narrow screens',
  SearchField: 'The field, before and after its script has come',
  SearchHelp: 'The explanation of the query language on the search page',
  SearchHitText: 'A text with the found words marked',
  SearchNotice: 'What is said in place of results',
  SearchOption: 'A suggestion',
  SearchPage: 'The search page',
  SearchPickers: 'The choice of context and version on the search page',
  SearchResults: 'The results on the search page',
  SearchSuggestions: 'The list of suggestions',
  SuggestionLinks: 'The links below the suggestions',
};

/**
 * Every component may be wrapped. None may be copied into a site: they import modules of the package
 * that are not public, and a copy would not find them.
 */
export function getSwizzleConfig(): SwizzleConfig {
  const actions = {wrap: 'safe', eject: 'forbidden'} as const;
  return {
    components: Object.fromEntries(
      Object.entries(DESCRIPTIONS).map(([name, description]) => [name, {actions, description}]),
    ),
  };
}
