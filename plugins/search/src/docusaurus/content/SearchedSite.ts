import type {AllContent} from '@docusaurus/types';
import type {ApplyTrailingSlashParams} from '@docusaurus/utils-common';
import type {Tag} from '../../browser/tag';
import type {Division} from '../partitions/partitions';
import {PLUGIN_NAME} from '../../names';
import type {PluginOptions} from '../../options';
import type {SearchContent} from './SearchContent';
import {type PageSettings, pageSettings, tagsOf} from './pageSettings';
import {docsVersions, hiddenVersionPages, siteContent, sitePages} from './siteContent';

/** Data of a site that the search needs before the pages are built. */
export interface SearchedSite {
  siteDir: string;
  locale: string;
  options: PluginOptions;
  division: Division;
  settings: Map<string, PageSettings>;
  /** Tags of the searched pages. */
  tags: Tag[];
  /** Headings of admonitions without a title. */
  admonitionLabels: string[];
  /** Pages of docs versions that have `noIndex` in their configuration. */
  hiddenVersionPages: ReadonlySet<string>;
}

/** The part that does not come from the site's content. */
type Setup = Pick<SearchedSite, 'siteDir' | 'locale' | 'options' | 'admonitionLabels'> & {
  slashes: ApplyTrailingSlashParams;
};

/** Returns the content that this plugin has loaded. */
const searchContent = (allContent: AllContent): SearchContent =>
  allContent[PLUGIN_NAME]?.default as SearchContent;

/** @throws Error that names all invalid fields of front matter */
export function searchedSite(allContent: AllContent, {slashes, ...setup}: Setup): SearchedSite {
  const {siteDir, locale} = setup;
  const content = siteContent(allContent);
  const {contexts, documents} = searchContent(allContent);
  const settings = pageSettings(content, slashes, siteDir);
  return {
    ...setup,
    division: {
      baseUrl: slashes.baseUrl,
      versions: docsVersions(content),
      contexts,
      pages: sitePages(content),
      documents,
    },
    settings,
    tags: tagsOf(settings.values(), locale),
    hiddenVersionPages: hiddenVersionPages(content, slashes),
  };
}
