import type {AllContent, LoadContext} from '@docusaurus/types';
import {isObject} from '@screwbox/shared/values/isObject';
import type {PluginOptions} from '../../options';
import type {SiteFacts} from '../documents/privacy/SiteFacts';
import {valueAt} from '../operator/valueAt';
import {connectionsOf, connectsElsewhere} from './connections';
import {docusaurusKeys} from './docusaurusKeys';
import {hostFacts} from './recipients';
import {listedKey} from './StorageKey';

export function versionedDocs(allContent: AllContent): string[] {
  return Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {})
    .filter(([, content]) => {
      const versions = valueAt(content, 'loadedVersions');
      return Array.isArray(versions) && versions.length > 1;
    })
    .map(([id]) => id);
}

function hasLocalSearch(allContent: AllContent): boolean {
  return Object.values(allContent)
    .flatMap((instances) => Object.values(instances))
    .some((content) => valueAt(content, 'localSearch') === true);
}

export function siteFacts(
  context: LoadContext,
  options: PluginOptions,
  allContent: AllContent,
): SiteFacts {
  const {siteConfig, siteStorage} = context;
  const {themeConfig} = siteConfig;
  const remembersVersion = valueAt(themeConfig, 'docs.versionPersistence') !== 'none';
  const known = docusaurusKeys({
    themeSwitch: valueAt(themeConfig, 'colorMode.disableSwitch') !== true,
    announcementBar: isObject(valueAt(themeConfig, 'announcementBar')),
    versionedDocs: remembersVersion ? versionedDocs(allContent) : [],
  });
  const connections = connectionsOf(allContent);
  return {
    siteTitle: siteConfig.title,
    hosts: options.hosts.map(hostFacts),
    storageKeys: [...known, ...options.storage].map((key) => listedKey(key, siteStorage)),
    thirdParties: options.thirdParties,
    localSearch: options.localSearch || hasLocalSearch(allContent),
    connections,
    connectsElsewhere: connectsElsewhere(connections, siteConfig.url),
  };
}
