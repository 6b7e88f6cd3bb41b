import type {Plugin} from '@docusaurus/types';

/** Shows below each page of the documentation the pages that `addRelatedPages` has found for it. */
export default function relatedPages(): Plugin {
  return {name: 'site-related-pages', getThemePath: () => './theme'};
}
