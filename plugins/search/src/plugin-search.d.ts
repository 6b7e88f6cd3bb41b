/// <reference types="@docusaurus/module-type-aliases" />

declare module '@generated/docusaurus-search/default/partitions.json' {
  const partitions: import('./core/partitions').Partition[];
  export default partitions;
}

declare module '@generated/docusaurus-search/default/packed-indexes' {
  /** Files of the indexes in Base64, by address; only with the hash router. */
  const files: Record<string, string>;
  export default files;
}

declare module '@generated/docusaurus-search/default/index-digest.json' {
  const inputs: {digest: string};
  export default inputs;
}

declare module '@generated/docusaurus-search/default/report-missed.json' {
  export const address: string;
}

declare module '@theme/SearchBar' {
  const SearchBar: typeof import('./theme/SearchBar').default;
  export default SearchBar;
}

declare module '@theme/SearchField' {
  export type Props = import('./theme/SearchField').Props;
  const SearchField: typeof import('./theme/SearchField').default;
  export default SearchField;
}

declare module '@theme/SearchDialog' {
  const SearchDialog: typeof import('./theme/SearchDialog').default;
  export default SearchDialog;
}

declare module '@theme/SearchSuggestions' {
  export type Props = import('./theme/SearchSuggestions').Props;
  export type FieldProps = import('./theme/SearchSuggestions').FieldProps;
  const SearchSuggestions: typeof import('./theme/SearchSuggestions').default;
  export default SearchSuggestions;
}

declare module '@theme/SearchOption' {
  export type Props = import('./theme/SearchOption').Props;
  const SearchOption: typeof import('./theme/SearchOption').default;
  export default SearchOption;
}

declare module '@theme/SearchPage' {
  export type Props = import('./theme/SearchPage').Props;
  const SearchPage: typeof import('./theme/SearchPage').default;
  export default SearchPage;
}

declare module '@theme/SearchResults' {
  export type Props = import('./theme/SearchResults').Props;
  const SearchResults: typeof import('./theme/SearchResults').default;
  export default SearchResults;
}

declare module '@theme/SearchNotice' {
  export type Props = import('./theme/SearchNotice').Props;
  const SearchNotice: typeof import('./theme/SearchNotice').default;
  export default SearchNotice;
}

declare module '@theme/SearchClosest' {
  const SearchClosest: typeof import('./theme/SearchClosest').default;
  export default SearchClosest;
}

declare module '@theme/SearchIcon' {
  export type Props = import('./theme/SearchIcon').Props;
  const SearchIcon: typeof import('./theme/SearchIcon').default;
  export default SearchIcon;
}
