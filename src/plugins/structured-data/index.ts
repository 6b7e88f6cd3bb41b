import type {Plugin} from '@docusaurus/types';

/** Describes documents, posts, lists and breadcrumbs to search engines. */
export default function structuredData(): Plugin {
  return {name: 'site-structured-data', getThemePath: () => './theme'};
}
