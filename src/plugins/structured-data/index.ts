import type {Plugin} from '@docusaurus/types';

/** Tells search engines what documents, posts, lists and breadcrumbs are, in JSON that is safe in HTML. */
export default function structuredData(): Plugin {
  return {name: 'site-structured-data', getThemePath: () => './theme'};
}
