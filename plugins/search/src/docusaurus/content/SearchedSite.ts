import type {AllContent} from '@docusaurus/types';
import type {ApplyTrailingSlashParams} from '@docusaurus/utils-common';
import type {Tag} from '../../browser/hooks/tags';
import type {Division} from '../../core/partitions/partitions';
import {PLUGIN_NAME} from '../../names';
import type {PluginOptions} from '../../options';
import type {SearchContent} from './SearchContent';
import {type PageSettings, pageSettings, tagsOf} from './pageSettings';
import {docsVersions, hiddenVersionPages, siteContent, sitePages} from './siteContent';

/** A site as far as the search knows it before its pages are built. */
export interface SearchedSite {
  siteDir: string;
  locale: string;
  options: PluginOptions;
  division: Division;
  settings: Map<string, PageSettings>;
  /** Tags of the searched pages. */
  tags: Tag[];
  /** Pages of docs versions that `noIndex` of their configuration hides. */
  hiddenVersionPages: ReadonlySet<string>;
}

/** Everything that does not come from the content of the site. */
type Setup = Pick<SearchedSite, 'siteDir' | 'locale' | 'options'> & {
  slashes: ApplyTrailingSlashParams;
};

/** The content that this plugin has loaded. */
const searchContent = (allContent: AllContent): SearchContent =>
  allContent[PLUGIN_NAME]?.default as SearchContent;

/** @throws Error that names all invalid fields of front matter */
export function searchedSite(
  allContent: AllContent,
  {siteDir, locale, options, slashes}: Setup,
): SearchedSite {
  const content = siteContent(allContent);
  const settings = pageSettings(content, slashes, siteDir);
  return {
    siteDir,
    locale,
    options,
    division: {
      baseUrl: slashes.baseUrl,
      versions: docsVersions(content),
      contexts: options.contexts,
      pages: sitePages(content),
      documents: searchContent(allContent).documents,
    },
    settings,
    tags: tagsOf(settings.values(), locale),
    hiddenVersionPages: hiddenVersionPages(content, slashes),
  };
}
