import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {Catalog} from '../../core/partitions/catalog';
import {listPartitions} from '../../core/partitions/partitions';
import type {SearchedSite} from './SearchedSite';

/** Adds the search page and the data files that its scripts import. */
export async function addSearchPage(
  {options, division, tags}: SearchedSite,
  searchPath: string,
  {addRoute, createData}: PluginContentLoadedActions,
): Promise<void> {
  addRoute({
    path: searchPath,
    component: '@theme/SearchPage',
    exact: true,
    ...(tags.length > 0 && {props: {tags}}),
  });
  const catalog: Catalog = {partitions: listPartitions(division)};
  await createData('catalog.json', catalog);
  if (options.otherSites.length > 0) await createData('other-sites.json', options.otherSites);
  if (options.reportMissed !== undefined)
    await createData('report-missed.json', {address: options.reportMissed});
}
