import type {SwizzleComponentConfig, SwizzleConfig} from '@docusaurus/types';

const DESCRIPTIONS = {
  SearchBar: 'The search in the navbar: a field, and on narrow screens a button with a dialog',
  SearchField: 'The field, before and after its suggestions have loaded',
  SearchDialog: 'The button and the dialog of narrow screens',
  SearchSuggestions: 'The suggestions below the field',
  SearchOption: 'A suggestion',
  SearchPage: 'The search page',
  SearchResults: 'The results on the search page',
  SearchNotice:
    'The message if the index is slow or fails, the query is malformed, or nothing is found',
  SearchClosest: 'The pages closest to an address that has no page',
  SearchIcon: 'The magnifier',
};

/** The only component that can be ejected: it imports nothing from this package, and sites want their own icons. */
const ICON = 'SearchIcon';

/**
 * Lets sites wrap every component. Only the icon can be ejected. The others import internal modules of the
 * package, which a copy could not resolve.
 */
export function getSwizzleConfig(): SwizzleConfig {
  const describe = ([name, description]: [string, string]): [string, SwizzleComponentConfig] => {
    const eject = name === ICON ? 'safe' : 'forbidden';
    return [name, {actions: {wrap: 'safe', eject}, description}];
  };
  return {components: Object.fromEntries(Object.entries(DESCRIPTIONS).map(describe))};
}
