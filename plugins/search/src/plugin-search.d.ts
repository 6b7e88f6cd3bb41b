/// <reference types="@docusaurus/module-type-aliases" />

declare module '@generated/docusaurus-search/default/catalog.json' {
  const catalog: import('./core/partitions/catalog').Catalog;
  export default catalog;
}

declare module '@generated/docusaurus-search/default/report-missed.json' {
  /** Where the words of searches that found nothing are sent. */
  export const address: string;
}

declare module '@generated/docusaurus-search/default/other-sites.json' {
  const sites: import('./browser/sites/searchSites').Site[];
  export default sites;
}

declare module '@theme/SearchOtherSites' {
  export type Props = import('./theme/SearchOtherSites').Props;
  const SearchOtherSites: typeof import('./theme/SearchOtherSites').default;
  export default SearchOtherSites;
}

declare module '@theme/SearchBar' {
  const SearchBar: typeof import('./theme/SearchBar').default;
  export default SearchBar;
}

declare module '@theme/MissedSearches' {
  const MissedSearches: typeof import('./theme/MissedSearches').default;
  export default MissedSearches;
}

declare module '@theme/SearchField' {
  export type Props = import('./theme/SearchField').Props;
  const SearchField: typeof import('./theme/SearchField').default;
  export default SearchField;
}

declare module '@theme/SearchIcon' {
  export type Props = import('./theme/SearchIcon').Props;
  const SearchIcon: typeof import('./theme/SearchIcon').default;
  export default SearchIcon;
}

declare module '@theme/SearchDialog' {
  const SearchDialog: typeof import('./theme/SearchDialog').default;
  export default SearchDialog;
}

declare module '@theme/SearchCombobox' {
  export type FieldProps = import('./theme/SearchCombobox').FieldProps;
  export type Props = import('./theme/SearchCombobox').Props;
  export type Suggestion = import('./theme/SearchCombobox').Suggestion;
  const SearchCombobox: typeof import('./theme/SearchCombobox').default;
  export default SearchCombobox;
}

declare module '@theme/SearchSuggestions' {
  export type Props = import('./theme/SearchSuggestions').Props;
  const SearchSuggestions: typeof import('./theme/SearchSuggestions').default;
  export default SearchSuggestions;
}

declare module '@theme/SearchOption' {
  export type Props = import('./theme/SearchOption').Props;
  const SearchOption: typeof import('./theme/SearchOption').default;
  export default SearchOption;
}

declare module '@theme/SearchHitText' {
  export type Props = import('./theme/SearchHitText').Props;
  const SearchHitText: typeof import('./theme/SearchHitText').default;
  export default SearchHitText;
}

declare module '@theme/SearchClosest' {
  const SearchClosest: typeof import('./theme/SearchClosest').default;
  export default SearchClosest;
}

declare module '@theme/SearchLeaves' {
  export type Props = import('./theme/SearchLeaves').Props;
  const SearchLeaves: typeof import('./theme/SearchLeaves').default;
  export default SearchLeaves;
}

declare module '@theme/SearchElsewhere' {
  export type Props = import('./theme/SearchElsewhere').Props;
  const SearchElsewhere: typeof import('./theme/SearchElsewhere').default;
  export default SearchElsewhere;
}

declare module '@theme/FurtherSearches' {
  export type Props = import('./theme/FurtherSearches').Props;
  const FurtherSearches: typeof import('./theme/FurtherSearches').default;
  export default FurtherSearches;
}

declare module '@theme/SuggestionLinks' {
  export type Props = import('./theme/SuggestionLinks').Props;
  const SuggestionLinks: typeof import('./theme/SuggestionLinks').default;
  export default SuggestionLinks;
}

declare module '@theme/SearchPage' {
  const SearchPage: typeof import('./theme/SearchPage').default;
  export default SearchPage;
}

declare module '@theme/SearchPickers' {
  export type Props = import('./theme/SearchPickers').Props;
  const SearchPickers: typeof import('./theme/SearchPickers').default;
  export default SearchPickers;
}

declare module '@theme/SearchResults' {
  export type Props = import('./theme/SearchResults').Props;
  const SearchResults: typeof import('./theme/SearchResults').default;
  export default SearchResults;
}

declare module '@theme/SearchHelp' {
  const SearchHelp: typeof import('./theme/SearchHelp').default;
  export default SearchHelp;
}

declare module '@theme/SearchNotice' {
  const SearchNotice: typeof import('./theme/SearchNotice').default;
  export default SearchNotice;
}

declare module '@theme/SearchIndexNotice' {
  const SearchIndexNotice: typeof import('./theme/SearchIndexNotice').default;
  export default SearchIndexNotice;
}

declare module '@theme/SearchQueryNotice' {
  const SearchQueryNotice: typeof import('./theme/SearchQueryNotice').default;
  export default SearchQueryNotice;
}

declare module '@theme/SearchDidYouMean' {
  const SearchDidYouMean: typeof import('./theme/SearchDidYouMean').default;
  export default SearchDidYouMean;
}
