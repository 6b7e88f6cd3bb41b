/// <reference types="@docusaurus/module-type-aliases" />

declare module '@generated/docusaurus-search/default/catalog.json' {
  const catalog: import('./scope/catalog').Catalog;
  export default catalog;
}

declare module '@generated/docusaurus-search/default/report-missed.json' {
  /** Where the words of searches that found nothing are sent. */
  export const address: string;
}

declare module '@generated/docusaurus-search/default/other-sites.json' {
  const sites: import('./ui/sites/searchSites').Site[];
  export default sites;
}

declare module '@theme/SearchOtherSites' {
  export type Props = import('./ui/theme/SearchOtherSites').Props;
  const SearchOtherSites: typeof import('./ui/theme/SearchOtherSites').default;
  export default SearchOtherSites;
}

declare module '@theme/SearchBar' {
  const SearchBar: typeof import('./ui/theme/SearchBar').default;
  export default SearchBar;
}

declare module '@theme/MissedSearches' {
  const MissedSearches: typeof import('./ui/theme/MissedSearches').default;
  export default MissedSearches;
}

declare module '@theme/SearchField' {
  export type Props = import('./ui/theme/SearchField').Props;
  const SearchField: typeof import('./ui/theme/SearchField').default;
  export default SearchField;
}

declare module '@theme/SearchIcon' {
  export type Props = import('./ui/theme/SearchIcon').Props;
  const SearchIcon: typeof import('./ui/theme/SearchIcon').default;
  export default SearchIcon;
}

declare module '@theme/SearchDialog' {
  const SearchDialog: typeof import('./ui/theme/SearchDialog').default;
  export default SearchDialog;
}

declare module '@theme/SearchCombobox' {
  export type FieldProps = import('./ui/theme/SearchCombobox').FieldProps;
  export type Props = import('./ui/theme/SearchCombobox').Props;
  export type Suggestion = import('./ui/theme/SearchCombobox').Suggestion;
  const SearchCombobox: typeof import('./ui/theme/SearchCombobox').default;
  export default SearchCombobox;
}

declare module '@theme/SearchSuggestions' {
  export type Props = import('./ui/theme/SearchSuggestions').Props;
  const SearchSuggestions: typeof import('./ui/theme/SearchSuggestions').default;
  export default SearchSuggestions;
}

declare module '@theme/SearchOption' {
  export type Props = import('./ui/theme/SearchOption').Props;
  const SearchOption: typeof import('./ui/theme/SearchOption').default;
  export default SearchOption;
}

declare module '@theme/SearchHitText' {
  export type Props = import('./ui/theme/SearchHitText').Props;
  const SearchHitText: typeof import('./ui/theme/SearchHitText').default;
  export default SearchHitText;
}

declare module '@theme/SearchClosest' {
  const SearchClosest: typeof import('./ui/theme/SearchClosest').default;
  export default SearchClosest;
}

declare module '@theme/SearchLeaves' {
  export type Props = import('./ui/theme/SearchLeaves').Props;
  const SearchLeaves: typeof import('./ui/theme/SearchLeaves').default;
  export default SearchLeaves;
}

declare module '@theme/SearchElsewhere' {
  export type Props = import('./ui/theme/SearchElsewhere').Props;
  const SearchElsewhere: typeof import('./ui/theme/SearchElsewhere').default;
  export default SearchElsewhere;
}

declare module '@theme/FurtherSearches' {
  export type Props = import('./ui/theme/FurtherSearches').Props;
  const FurtherSearches: typeof import('./ui/theme/FurtherSearches').default;
  export default FurtherSearches;
}

declare module '@theme/SuggestionLinks' {
  export type Props = import('./ui/theme/SuggestionLinks').Props;
  const SuggestionLinks: typeof import('./ui/theme/SuggestionLinks').default;
  export default SuggestionLinks;
}

declare module '@theme/SearchPage' {
  const SearchPage: typeof import('./ui/theme/SearchPage').default;
  export default SearchPage;
}

declare module '@theme/SearchPickers' {
  export type Props = import('./ui/theme/SearchPickers').Props;
  const SearchPickers: typeof import('./ui/theme/SearchPickers').default;
  export default SearchPickers;
}

declare module '@theme/SearchResults' {
  export type Props = import('./ui/theme/SearchResults').Props;
  const SearchResults: typeof import('./ui/theme/SearchResults').default;
  export default SearchResults;
}

declare module '@theme/SearchHelp' {
  const SearchHelp: typeof import('./ui/theme/SearchHelp').default;
  export default SearchHelp;
}

declare module '@theme/SearchNotice' {
  const SearchNotice: typeof import('./ui/theme/SearchNotice').default;
  export default SearchNotice;
}

declare module '@theme/SearchIndexNotice' {
  const SearchIndexNotice: typeof import('./ui/theme/SearchIndexNotice').default;
  export default SearchIndexNotice;
}

declare module '@theme/SearchQueryNotice' {
  const SearchQueryNotice: typeof import('./ui/theme/SearchQueryNotice').default;
  export default SearchQueryNotice;
}

declare module '@theme/SearchDidYouMean' {
  const SearchDidYouMean: typeof import('./ui/theme/SearchDidYouMean').default;
  export default SearchDidYouMean;
}
