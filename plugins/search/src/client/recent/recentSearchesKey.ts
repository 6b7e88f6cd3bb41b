/** Key of the recent searches in local storage; Docusaurus adds the site's namespace where one is set. */
export const RECENT_SEARCHES_KEY = 'docusaurus.search.recent';
