import type {AllContent} from '@docusaurus/types';
import type {ApplyTrailingSlashParams} from '@docusaurus/utils-common';
import type {Tag} from '../../browser/tag';
import type {Division} from '../partitions/partitions';
import {PLUGIN_NAME} from '../../names';
import type {PluginOptions} from '../../options';
import type {SearchContent} from './SearchContent';
import {type PageSettings, pageSettings, tagsOf} from './pageSettings';
import {siteContent} from '@screwbox/shared/content/siteContent';
import {docsVersions, hiddenVersionPages, sitePages} from './siteContent';

export interface SearchedSite {
  siteDir: string;
  locale: string;
  options: PluginOptions;
  division: Division;
  settings: Map<string, PageSettings>;
  tags: Tag[];
  admonitionLabels: string[];
  hiddenVersionPages: ReadonlySet<string>;
}

type Setup = Pick<SearchedSite, 'siteDir' | 'locale' | 'options' | 'admonitionLabels'> & {
  slashes: ApplyTrailingSlashParams;
};

const searchContent = (allContent: AllContent): SearchContent =>
  allContent[PLUGIN_NAME]?.default as SearchContent;

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
