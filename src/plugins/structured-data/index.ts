import type {Plugin} from '@docusaurus/types';

/** Tells search engines what a document is; the theme itself tells it of posts and breadcrumbs. */
export default function structuredData(): Plugin {
  return {name: 'site-structured-data', getThemePath: () => './theme'};
}
