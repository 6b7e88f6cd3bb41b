import type {AllContent} from '@docusaurus/types';
import type {ApplyTrailingSlashParams} from '@docusaurus/utils-common';
import type {Tag} from '../../browser/tag';
import type {Division} from '../partitions/partitions';
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
  /** Headings of admonitions without a title. */
  admonitionLabels: string[];
  /** Pages of docs versions that `noIndex` of their configuration hides. */
  hiddenVersionPages: ReadonlySet<string>;
}

/** Everything that does not come from the content of the site. */
type Setup = Pick<SearchedSite, 'siteDir' | 'locale' | 'options' | 'admonitionLabels'> & {
  slashes: ApplyTrailingSlashParams;
};

/** The content that this plugin has loaded, which has one instance: two would write the same folder. */
function searchContent(allContent: AllContent): SearchContent {
  const instances = allContent[PLUGIN_NAME] ?? {};
  const ids = Object.keys(instances);
  if (ids.length > 1)
    throw new Error(
      `${PLUGIN_NAME}: the configuration has the plugin ${ids.length} times, with the ids ${ids.join(', ')}. ` +
        'One plugin searches all docs, blogs and pages: remove the others, and name parts that can be searched alone in the option "contexts".',
    );
  return Object.values(instances)[0] as SearchContent;
}

/** @throws Error that names all invalid fields of front matter, or several instances of the plugin */
export function searchedSite(allContent: AllContent, {slashes, ...setup}: Setup): SearchedSite {
  const {siteDir, locale, options} = setup;
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
