import type {PluginContentLoadedActions} from '@docusaurus/types';
import {listPartitions, sitePartition} from '../partitions/partitions';
import type {SearchedSite} from './SearchedSite';

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
  await createData('partitions.json', [
    ...listPartitions(division),
    ...options.otherSites.map(sitePartition),
  ]);
  if (options.reportMissed !== undefined)
    await createData('report-missed.json', {address: options.reportMissed});
}
